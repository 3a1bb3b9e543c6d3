import { CHINESE_PAPER } from './chinese-paper.ts'
import { textsOf } from './word/manuscript-blocks.ts'

const TEXTS = textsOf(CHINESE_PAPER)
const ABSTRACT = TEXTS[7] ?? ''

/**
 * Of each text of the paper, in order; references stay as they are. It has slips for the comparison to find: a number, a unit,
 * two names of one term, merged paragraphs, and one that is missing.
 */
const ENGLISH: readonly string[] = [
  'How urban parks regulate the thermal environment in summer: a case study of a city on the lower Yangtze',
  'Wang Siyuan, Li Jingyi, Chen Guohua',
  '(School of Resources and Environment, Dongjiang University)',
  'Abstract',
  'The urban heat island makes summer heat an ever greater threat to the health of residents, and parks are regarded as one of the most economical ways to relieve it. We observed air temperature and humidity in 24 parks of a city on the lower Yangtze during three summers in a row and used remote sensing images to analyze how park area, vegetation structure, and the share of water influence cooling. Inside the parks the daily mean air temperature was 1.8 °C lower than in the surrounding streets, and the cooling was most obvious around 2 p.m.; once a park was larger than 10 ha, further area brought markedly less; each 10% of additional tree cover lowered the mean air temperature in the park by 0.3 °C. In old districts with little land, several small and medium-sized parks with more trees therefore improve the thermal environment more than one large park does.',
  'Keywords: urban heat island; parks; cooling effect; vegetation structure; urban planning',
  'Abstract',
  ABSTRACT,
  '1. Introduction',
  'As urbanization accelerates, buildings and roads have replaced large areas of natural surface, and the thermal properties of the ground have changed considerably. By day, asphalt and concrete absorb and store solar radiation; at night they release this heat slowly, so that the air temperature in the city is clearly higher than in the suburbs, which forms the urban heat island. In recent years extreme heat has become more frequent, and heat islands and heat waves reinforce one another, which not only adds to the energy that buildings need for cooling but also raises the risk of illness for older people and outdoor workers.',
  'Parks lower the temperature of the surface and of the air by shading and evapotranspiration and are important “cool islands” of a city. Earlier studies have discussed the cooling of parks from different angles, but their conclusions do not agree. Some authors believe that area is the primary factor of the cooling intensity, while others stress vegetation structure and the shape of the park. The reasons for this disagreement lie partly in different climates and partly in the fact that many studies rely on remote sensing images of a single moment, which hardly reflect how the air temperature changes in the course of a day.',
  'Based on this understanding, and with long-term observations as our principal means, we try to answer three questions: first, how does the cooling of parks change in the course of a day; second, what is the part of area, vegetation, and water; third, which arrangement of parks is more reasonable where urban land is limited.',
  '2. Study area and methods',
  'The study area lies on the alluvial plain of the lower Yangtze and has a subtropical monsoon climate with hot and rainy summers, a mean air temperature of 28.6 °C in July, and an annual precipitation of about 1,100 mm. The center of the city is densely populated and densely built; it has more than 80 parks of all kinds, most of which were built within the last 20 years.',
  'Considering area, age, and surroundings, we chose 24 parks for observation, with areas from 0.6 to 52 ha. In each park we set up three observation points, and four control points on streets within 300 km around it. The instruments were placed in radiation shields 1.5 m above the ground and recorded air temperature and relative humidity every 10 minutes. All instruments were calibrated in the same way before use, with errors of at most 0.2 °C. Data on vegetation structure come from a field survey. In each park the surveyors set out random plots, recorded the shares of trees, shrubs, and grass, and measured the mean height and crown width of the trees. The area of water and the boundaries of the parks were interpreted visually from high-resolution remote sensing images. We used the difference between the air temperatures inside and outside a park as its cooling magnitude, analyzed the relative contribution of each factor by multiple regression, and tested by cross-validation whether the model was stable.',
  '',
  '3. Results and analysis',
  'The three summers yielded about 1.1 million valid records. Overall, the daily mean air temperature in the parks was 1.8 °C lower than at the control points, and the relative humidity about 6% higher. The cooling intensity showed clear diurnal features: it grew after sunrise, reached its maximum of 3.7 °C around 2 p.m., decreased rapidly after dusk, and stayed at about 0.8 °C from midnight until morning. On successive clear days the cooling magnitude was more than twice that of cloudy and rainy days, which shows that shading and evapotranspiration are the main mechanisms of cooling.',
  'The relation between park area and cooling intensity is not simply linear. In parks of less than 2 ha, cooling is easily disturbed by the surrounding buildings, and the parks differ considerably; between 2 ha and 10 ha, the cooling intensity rises rapidly with area; beyond 10 ha, the curve becomes flat. In other words, 10 ha can be regarded as a threshold of efficiency for park area in this region.',
  'Among the vegetation factors, tree cover contributes most. Each 10% of additional tree cover lowers the mean air temperature in the park by 0.3 °C, while more grass has hardly any influence on it. The effect of water is more complex: by day its surface absorbs heat and lowers the air temperature around it, whereas at night it releases heat slowly and makes the area near the shore slightly warmer. Parks with too much water therefore cool less at night than those with mainly trees.',
  '4. Discussion',
  'Our results broadly agree with those of similar studies, but there are differences. Compared with arid regions in the north, the air on the lower Yangtze is humid and limits evapotranspiration, so that shading matters more. This may explain why trees have a much greater effect than grass in our study. In addition, the cooling effect extends about 150 m beyond the boundary of a park, and further on the leeward side of the prevailing wind, which is worth considering when the site of a park is chosen.',
  '',
  '5. Conclusion',
  'Urban parks can relieve summer heat effectively, and their cooling is strongest on clear afternoons. Area, tree cover, and the share of water together determine the cooling magnitude, and the influence of tree cover is the most stable. In old districts with little land, parks of 2 to 10 ha should be placed near residential areas first, tall trees be kept as far as possible, and suitable distances be left between the parks, so that more residents can enjoy their coolness within walking distance.',
  'References',
]

export const CHINESE_PAPER_IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  TEXTS.map((text, at) => [text, ENGLISH[at] ?? text]),
)
