type FieldVocabulary = {
  factors: readonly string[]
  outcomes: readonly string[]
  systems: readonly string[]
  journals: readonly string[]
}

const list = (text: string): readonly string[] => text.split(';').map((word) => word.trim())

/** Real topics and journals; any combination within a field makes a plausible title. */
export const fieldVocabulary = {
  'plant science': {
    factors: list(
      'root exudates; repeated frost; mycorrhizal symbiosis; soil compaction; night warming; silicon supply; nitrogen placement; abscisic acid signalling; cover crops; elevated carbon dioxide',
    ),
    outcomes: list(
      'drought tolerance; grain filling; phosphorus uptake; root architecture; stomatal closure; seed dormancy; microbial turnover; leaf senescence; yield stability; flowering time',
    ),
    systems: list(
      'barley; winter wheat; upland rice; common bean; sorghum; perennial ryegrass; durum wheat landraces; oilseed rape; maize hybrids; faba bean',
    ),
    journals: list(
      'Plant and Soil; New Phytologist; Journal of Experimental Botany; Field Crops Research; Annals of Botany; Plant Physiology',
    ),
  },
  'public health': {
    factors: list(
      'neighbourhood walkability; food insecurity; shift work; indoor air pollution; school meals; telehealth follow-up; heat waves; maternal education; housing instability; community health workers',
    ),
    outcomes: list(
      'blood pressure control; childhood asthma; vaccination uptake; hospital readmission; sleep quality; preterm birth; medication adherence; diabetes screening; self-rated health; injury mortality',
    ),
    systems: list(
      'rural Georgia; older adults; urban adolescents; migrant farm workers; primary care patients; first-time mothers; veterans; low-income households; emergency departments; three southern states',
    ),
    journals: list(
      'BMC Public Health; American Journal of Preventive Medicine; Social Science & Medicine; PLOS Medicine; Preventive Medicine Reports; Health & Place',
    ),
  },
  materials: {
    factors: list(
      'grain boundary segregation; lithium doping; oxygen vacancies; laser remelting; interfacial strain; hydrogen charging; nanoscale porosity; rare-earth additions; ball milling; surface fluorination',
    ),
    outcomes: list(
      'fatigue resistance; ionic conductivity; thermal stability; fracture toughness; cycling performance; creep behaviour; corrosion resistance; charge transport; dendrite growth; magnetic anisotropy',
    ),
    systems: list(
      'high-entropy alloys; garnet electrolytes; perovskite films; titanium lattices; layered oxide cathodes; silicon carbide fibres; aluminium matrix composites; hard carbon anodes; additively manufactured steels; zinc-ion batteries',
    ),
    journals: list(
      'Acta Materialia; Journal of Materials Chemistry A; Scripta Materialia; Advanced Functional Materials; Journal of Power Sources; Materials & Design',
    ),
  },
  neuroscience: {
    factors: list(
      'slow-wave sleep; maternal separation; theta rhythms; dopamine depletion; microglial pruning; enriched housing; cholinergic input; ageing; inhibitory plasticity; spatial novelty',
    ),
    outcomes: list(
      'memory consolidation; fear extinction; dendritic spine turnover; working memory; reward prediction; motor learning; place field stability; tactile discrimination; social recognition; cortical excitability',
    ),
    systems: list(
      'the mouse hippocampus; marmoset prefrontal cortex; healthy older adults; rat barrel cortex; the zebrafish tectum; patients with Parkinson disease; the basolateral amygdala; human motor cortex; cerebellar Purkinje cells; the ventral striatum',
    ),
    journals: list(
      'Journal of Neuroscience; eLife; Neurobiology of Learning and Memory; Cerebral Cortex; Neuroscience Research; European Journal of Neuroscience',
    ),
  },
  ecology: {
    factors: list(
      'forest fragmentation; fire frequency; seed dispersal by tapirs; liana removal; edge effects; cattle exclusion; stream warming; hunting pressure; selective logging; flood pulses',
    ),
    outcomes: list(
      'tree recruitment; carbon storage; bird diversity; beta diversity; pollinator visitation; litter decomposition; fish assembly; amphibian occupancy; functional diversity; seedling survival',
    ),
    systems: list(
      'the Atlantic Forest; Cerrado savannas; the southern Pantanal; Amazonian floodplains; restored pastures; coastal mangroves; Araucaria forests; cocoa agroforests; mountain grasslands; headwater streams',
    ),
    journals: list(
      'Biotropica; Journal of Applied Ecology; Biological Conservation; Ecography; Forest Ecology and Management; Oecologia',
    ),
  },
  hydrology: {
    factors: list(
      'check dams; groundwater pumping; land abandonment; flash floods; reservoir releases; drip irrigation; wildfire; saltwater intrusion; afforestation; urban paving',
    ),
    outcomes: list(
      'sediment yield; aquifer recharge; base flow; nitrate export; soil moisture; channel incision; flood peaks; evapotranspiration; water temperature; turbidity',
    ),
    systems: list(
      'ephemeral streams; Mediterranean catchments; the lower Ebro; karst springs; terraced vineyards; coastal lagoons; the Júcar basin; semi-arid headwaters; peri-urban rivers; mountain snowfields',
    ),
    journals: list(
      'Journal of Hydrology; Hydrological Processes; Water Resources Research; Catena; Science of the Total Environment; Geomorphology',
    ),
  },
} satisfies Record<string, FieldVocabulary>

export type StudyField = keyof typeof fieldVocabulary
