import { type SectionKind, sectionKinds } from './preflight-report.ts'

/** Whole headings, which count even where nothing but their words marks them as headings. */
const whole: Record<SectionKind, string> = {
  abstract: 'abstract|summary|摘要|要旨|要約|抄録|概要|resumo|resumen|résumé|zusammenfassung|초록',
  introduction:
    'introduction|background|引言|前言|绪论|緒論|緒言|序論|はじめに|introdução|introducción|einleitung|서론',
  methods:
    'methods?|methodology|(materials?|patients|subjects|participants|data) and methods|methods and materials|experimental section|(研究|实验)?方法|材料与方法|材料和方法|資料與方法|資料と方法|材料と方法|対象と方法|方法と材料|métodos?|metodologia|metodología|(material|materiais|materiales|pacientes) (e|y) métodos|methoden|méthodes|방법',
  results:
    'results?|findings|results and discussion|结果|結果|结果与分析|结果与讨论|結果と考察|resultados?|resultados (e discussão|y discusión)|ergebnisse|résultats|결과',
  discussion:
    'discussion|results and discussion|讨论|討論|考察|结果与讨论|結果と考察|discussão|discusión|resultados (e discussão|y discusión)|diskussion|고찰',
  conclusions:
    'conclusions?|concluding remarks|结论|結論|结语|おわりに|まとめ|conclusão|conclusões|conclusión|conclusiones|considerações finais|schlussfolgerung(en)?|결론',
  references:
    'references?( list)?|list of references|bibliography|literature( cited)?|works cited|参考文献|參考文獻|引用文献|文献|referências( bibliográficas)?|referencias( bibliográficas)?|bibliografia|bibliografía|literatur(verzeichnis)?|références|bibliographie|참고문헌',
}

/** Parts of headings that a style marks as such. The whole name decides about references. */
const part: Record<Exclude<SectionKind, 'references'>, RegExp> = {
  abstract: /^(abstract|summary)\b|摘要|要旨|抄録/,
  introduction: /\bintrodu|^background\b|引言|前言|绪论|緒論|緒言|序論|はじめに/,
  methods: /\bmethod|\bprocedures?\b|\bmétodo|\bmetodolog|方法/,
  results: /\bresults?\b|\bfindings\b|\bresultados?\b|结果|結果/,
  discussion: /\bdiscus|讨论|討論|考察/,
  conclusions: /\bconclu|结论|結論|结语|おわりに|まとめ/,
}

const afterReferences =
  /^(acknowledge?ments?|appendi(x|ces)|supplement\w*|supporting information|figure (legends?|captions?)|tables?|figures?|author contributions|funding|附录|附錄|付録|致谢|謝辞|apêndice|apéndice|anexos?|agradecimentos|agradecimientos)(?![a-zà-ÿ])/

const numbering =
  /^(第?[一二三四五六七八九十\d]+[章节節、]\s*|\([一二三四五六七八九十]+\)\s*|[([（]?\d+(\.\d+)*[)\]）.]?\s*|[ivx]+[.):]?\s+|[a-h][.)]\s+)/

function plainHeading(text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(numbering, '')
  return plain.replace(/[\s:.。]+$/, '').trim()
}

const wholeNames = new Map(sectionKinds.map((kind) => [kind, new RegExp(`^(${whole[kind]})$`)]))
const longestName = 60
const longestHeading = 120

export function sectionsOf(text: string, isHeading: boolean): SectionKind[] {
  if (text.length > (isHeading ? longestHeading : longestName)) return []
  const heading = plainHeading(text)
  return sectionKinds.filter((kind) => {
    if (wholeNames.get(kind)?.test(heading)) return true
    return isHeading && kind !== 'references' && part[kind].test(heading)
  })
}

/** Whether an unmarked line ends the list of references. */
export function endsReferences(text: string): boolean {
  return text.length <= longestName && afterReferences.test(plainHeading(text))
}
