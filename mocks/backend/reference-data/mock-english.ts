/** English headings by their lower-case originals. */
export const ENGLISH_HEADINGS: Readonly<Record<string, string>> = {
  resumen: 'Abstract',
  resumo: 'Abstract',
  摘要: 'Abstract',
  introducción: 'Introduction',
  introdução: 'Introduction',
  引言: 'Introduction',
  前言: 'Introduction',
  métodos: 'Methods',
  'materiales y métodos': 'Materials and Methods',
  'materiais e métodos': 'Materials and Methods',
  研究区概况与研究方法: 'Study Area and Methods',
  材料与方法: 'Materials and Methods',
  方法: 'Methods',
  resultados: 'Results',
  结果: 'Results',
  结果与分析: 'Results and Analysis',
  discusión: 'Discussion',
  discussão: 'Discussion',
  讨论: 'Discussion',
  'resultados y discusión': 'Results and Discussion',
  'resultados e discussão': 'Results and Discussion',
  conclusión: 'Conclusion',
  conclusiones: 'Conclusions',
  conclusão: 'Conclusion',
  conclusões: 'Conclusions',
  结论: 'Conclusion',
  agradecimientos: 'Acknowledgments',
  agradecimentos: 'Acknowledgments',
  致谢: 'Acknowledgments',
  referencias: 'References',
  bibliografía: 'References',
  referências: 'References',
  参考文献: 'References',
}

/** Titles and captions for text that the mock translator does not know. */
export const MOCK_TITLES: readonly string[] = [
  'Patterns of change across the study sites',
  'A comparison of two approaches under field conditions',
  'What the measurements show over several seasons',
  'Response of the system to repeated disturbance',
  'Sources of variation and their relative weight',
  'From single observations to a general picture',
]

/** Texts for table cells and labels. */
export const MOCK_LABELS: readonly string[] = [
  'Group',
  'Treatment',
  'Value',
  'Period',
  'Control',
  'Total',
  'Measure',
  'Category',
]

/** Sentences that read like a paper and claim nothing. */
export const MOCK_SENTENCES: readonly string[] = [
  'The measurements were taken at regular intervals throughout the study period.',
  'These differences remained visible after the influence of the site had been removed.',
  'Earlier work has described a similar pattern, although under other conditions.',
  'We therefore compared both groups over the same length of time.',
  'The effect was strongest at the beginning and became weaker with every season.',
  'All samples were treated in the same way before they were analyzed.',
  'This suggests that more than one process was at work.',
  'The variation between sites was larger than the variation within them.',
  'A longer series of observations would be needed to confirm this interpretation.',
  'The results agree with what would be expected from theory.',
  'Values that fell outside the range of the instrument were not used.',
  'The model explained most of the variation that we observed.',
  'No difference was found between the two methods of sampling.',
  'The question is of practical importance wherever resources are limited.',
  'In the second year the same relation was found, with a smaller spread.',
  'These findings should be transferred to other regions with care.',
]
