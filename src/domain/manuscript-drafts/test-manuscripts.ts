import {
  type Fingerprint,
  fingerprintOf,
  type ManuscriptParagraph,
} from '../../lib/manuscript/fingerprint/fingerprint.ts'

export type TestManuscript = { title: string; paragraphs: readonly string[] }

/** What manuscripts of one author have in common. */
const boilerplate = [
  'Department of Crop Science, University of Norwick, 12 Field Road, Norwick',
  'The authors declare that they have no competing interests. The data are available from the first author on request. The funding agency had no part in planning this study.',
]

const references = [
  'References',
  'Abbott, R. and Chen, L. 2014. Emergence of cereals in cold soils. Journal of Field Crops 12, 41-55.',
  'Sato, M., Reyes, P. and Grant, T. 2018. Sowing dates of spring cereals in northern Europe. Annals of Agronomy 7, 201-219.',
  'Fischer, K. 2020. Soil temperature and the growth of young barley plants. European Journal of Soils 33, 9-27.',
]

export const barley: TestManuscript = {
  title: 'Early sowing of spring barley in cold soils of the northern coast',
  paragraphs: [
    'Spring barley is sown earlier in each decade, since winters on the northern coast have become shorter and farmers wish to use the moist weeks of March. Whether seedlings that emerge in cold soil make up for their slow start is not known.',
    'We sowed six cultivars on four dates between the first of March and the middle of April in three years. Each plot was forty square meters large, and every treatment was repeated in five blocks that differed in the depth of their sandy layer.',
    'Soil temperature was recorded at the depth of the seeds with buried sensors every ten minutes. Seedlings were counted on marked rows each morning until no new one had appeared for a week, and their leaves were measured twice a month.',
    'Plants of the first date needed eleven days longer to emerge than those of the last, but flowered only two days later. Their ears held more grains, while the weight of a single grain did not differ between dates in any of the years.',
    'A late frost in the second year killed a fifth of the earliest seedlings of two cultivars. The remaining plants formed more side shoots, so that the number of ears at harvest was the same as on plots that had escaped the frost.',
    'Our results suggest that the risk of early sowing is smaller than advisers assume, as long as cultivars are chosen that form side shoots quickly. On heavy soils, which warm up later, the same advice may not hold and should be tested first.',
  ],
}

/** By the same author, on the same subject. */
export const barleyRoots: TestManuscript = {
  title: 'Root depth of spring barley after early sowing on the northern coast',
  paragraphs: [
    'How deep the roots of spring barley reach decides how well a crop survives the dry weeks of June. Earlier sowing gives roots more time, yet cold soil slows them down, and it is unclear which of the two has the greater effect.',
    'We dug trenches beside the plots of an earlier trial with six cultivars and washed the roots free with a fine spray. The profile was photographed in squares of five centimeters, and a program that we had trained on hand-drawn images traced each root.',
    'At the end of May the roots of early sown plants had reached ninety centimeters, those of late sown ones sixty. By the middle of June this lead was lost on shallow sites, where a layer of gravel stopped the roots of all treatments.',
    'Cultivars with long leaves had shallow roots, and the other way round, which agrees with the view that young plants can invest into one of both only. The relation was weaker in the wettest year, when even shallow roots found enough water.',
    'Drilling early is therefore of use where the subsoil can be rooted. Advisers should look at a soil map before they recommend it, and breeders might select for plants that grow roots at temperatures below six degrees.',
    'Further work will follow the same plants until harvest to learn whether deep roots pay off in grains. We also plan to add nitrogen at two depths, so that roots have to find it.',
  ],
}

export const barleyInChinese: TestManuscript = {
  title: '北方沿海冷凉土壤中春大麦的早播',
  paragraphs: [
    '由于北方沿海地区的冬季变短，农民希望利用三月湿润的几周，春大麦的播种期逐年提前。在冷凉土壤中出苗的幼苗能否弥补其缓慢的起步，目前尚不清楚。',
    '三年间，我们在三月初至四月中旬的四个日期播种了六个品种。每个小区面积为四十平方米，每个处理在沙层深度不同的五个区组中重复。',
    '用埋设的传感器每十分钟记录一次播种深度的土壤温度。每天早晨在标记的行上统计出苗数，直到一周内没有新苗出现为止，每月测量两次叶片。',
    '第一个播期的植株比最后一个播期晚十一天出苗，但开花仅晚两天。其穗粒数更多，而千粒重在各年份的播期之间没有差异。',
  ],
}

/** Changes each nth word of a text. */
export const edited = ({ title, paragraphs }: TestManuscript, nth: number): TestManuscript => ({
  title,
  paragraphs: paragraphs.map((paragraph) =>
    paragraph
      .split(' ')
      .map((word, at) => (at % nth === nth - 1 ? `revised${at}` : word))
      .join(' '),
  ),
})

function paragraphsOf({ title, paragraphs }: TestManuscript): ManuscriptParagraph[] {
  const [address = '', ...ends] = boilerplate
  return [
    { text: title, isTitle: true },
    ...[address, ...paragraphs, ...ends, ...references].map((text) => ({ text, isTitle: false })),
  ]
}

export function testFingerprint(manuscript: TestManuscript): Fingerprint {
  const fingerprint = fingerprintOf(paragraphsOf(manuscript))
  if (!fingerprint) throw new Error('The text is too short.')
  return fingerprint
}
