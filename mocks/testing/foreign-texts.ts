export const FOREIGN_TEXTS: Readonly<Record<string, string>> = {
  ja: '本研究では、都市公園の気温を三年間にわたって観測した。樹木の多い公園ほど、夏の気温が低いことが分かった。',
  ko: '이 연구는 도시 공원의 기온을 삼 년 동안 조사하였다. 나무가 많은 공원일수록 여름 기온이 낮았다.',
  zh: '本文对城市公园的气温进行了三年观测。结果表明，树木较多的公园夏季气温较低。',
  es: 'En este estudio se midió la temperatura del agua en doce ríos durante tres años. Los resultados muestran que los tramos con más árboles son más frescos en verano.',
  pt: 'Neste estudo medimos a temperatura da água em doze rios durante três anos. Os resultados mostram que os trechos com mais árvores são mais frescos no verão.',
  de: 'In dieser Studie wurde die Temperatur des Wassers in zwölf Bächen über drei Jahre gemessen. Die Ergebnisse zeigen, dass Abschnitte mit mehr Bäumen im Sommer kühler sind.',
  fr: 'Dans cette étude, la température de l’eau a été mesurée dans douze rivières pendant trois ans. Les résultats montrent que les tronçons plus boisés sont plus frais en été.',
  it: 'In questo studio la temperatura dell’acqua è stata misurata in dodici fiumi per tre anni. I risultati mostrano che i tratti con più alberi sono più freschi in estate.',
  ca: 'En aquest estudi es va mesurar la temperatura de l’aigua en dotze rius durant tres anys. Els resultats mostren que els trams amb més arbres són més frescos a l’estiu.',
  nl: 'In dit onderzoek werd de temperatuur van het water in twaalf beken gedurende drie jaar gemeten. De resultaten laten zien dat stukken met meer bomen in de zomer koeler zijn.',
  no: 'I denne studien ble temperaturen i vannet målt i tolv bekker gjennom tre år. Resultatene viser at strekninger med flere trær er kjøligere om sommeren.',
  da: 'I denne undersøgelse blev temperaturen af vandet målt i tolv åer i løbet af tre år. Resultaterne viser, at strækninger med flere træer er køligere om sommeren.',
  sv: 'I den här studien mättes vattnets temperatur i tolv bäckar under tre år. Resultaten visar att sträckor med fler träd är svalare på sommaren och att skillnaden är störst i juli.',
  fi: 'Tässä tutkimuksessa veden lämpötilaa mitattiin kahdessatoista purossa kolmen vuoden ajan. Tulokset osoittavat, että puustoiset osuudet ovat kesällä viileämpiä kuin muut.',
  pl: 'W tym badaniu temperatura wody była mierzona w dwunastu rzekach przez trzy lata. Wyniki pokazują, że odcinki z większą liczbą drzew są latem chłodniejsze niż inne.',
  cs: 'V této studii byla teplota vody měřena ve dvanácti potocích po dobu tří let. Výsledky ukazují, že úseky s více stromy jsou v létě chladnější, a to ve všech letech.',
  hu: 'Ebben a tanulmányban a víz hőmérsékletét tizenkét patakban három éven át mértük. Az eredmények azt mutatják, hogy a fásabb szakaszok nyáron hűvösebbek, mint a többi.',
  ro: 'În acest studiu temperatura apei a fost măsurată în douăsprezece râuri timp de trei ani. Rezultatele arată că sectoarele cu mai mulți arbori sunt mai răcoroase vara.',
  tr: 'Bu çalışmada suyun sıcaklığı on iki derede üç yıl boyunca ölçüldü. Sonuçlar, daha çok ağaç olan bölümlerin yazın daha serin olduğunu ve bu farkın her yıl görüldüğünü gösterdi.',
  id: 'Dalam penelitian ini suhu air diukur di dua belas sungai selama tiga tahun. Hasil menunjukkan bahwa bagian yang lebih banyak pohon lebih sejuk pada musim panas.',
  vi: 'Trong nghiên cứu này, nhiệt độ của nước được đo ở mười hai con suối trong ba năm. Kết quả cho thấy các đoạn có nhiều cây mát hơn vào mùa hè.',
  la: 'In hac dissertatione de aqua rivorum agitur, quae per tres annos explorata est. Ex his apparet rivos sub arboribus aestate frigidiores esse quam eos qui sine umbra sunt.',
  ru: 'В этом исследовании температура воды измерялась в двенадцати ручьях в течение трёх лет. Результаты показывают, что летом участки с деревьями прохладнее.',
  uk: 'У цьому дослідженні температуру води вимірювали у дванадцяти струмках протягом трьох років. Результати свідчать, що влітку ділянки з деревами прохолодніші.',
  el: 'Σε αυτή τη μελέτη η θερμοκρασία του νερού μετρήθηκε σε δώδεκα ρυάκια επί τρία χρόνια. Τα σημεία με περισσότερα δέντρα είναι πιο δροσερά.',
  ar: 'في هذه الدراسة قيست درجة حرارة الماء في اثني عشر نهرا خلال ثلاث سنوات. وتبين النتائج أن الأجزاء المشجرة أبرد في الصيف.',
  fa: 'در این پژوهش دمای آب در دوازده رودخانه طی سه سال اندازه‌گیری شد. نتایج نشان می‌دهد که بخش‌های پردرخت در تابستان خنک‌ترند.',
  he: 'במחקר זה נמדדה טמפרטורת המים בשנים עשר נחלים במשך שלוש שנים. התוצאות מראות שקטעים מוצלים קרירים יותר בקיץ.',
  hi: 'इस अध्ययन में बारह नदियों में पानी का तापमान तीन वर्षों तक मापा गया। परिणाम दिखाते हैं कि पेड़ों वाले हिस्से गर्मियों में ठंडे रहते हैं।',
  th: 'การศึกษานี้วัดอุณหภูมิของน้ำในลำธารสิบสองสายเป็นเวลาสามปี ผลการศึกษาแสดงว่าช่วงที่มีต้นไม้มากเย็นกว่าในฤดูร้อน',
}

export const UNLISTED_TEXTS: readonly string[] = [
  // Swahili
  'Katika utafiti huu joto la maji lilipimwa kwenye mito kumi na miwili kwa muda wa miaka mitatu. Matokeo yanaonyesha kwamba sehemu zenye miti mingi zina baridi zaidi wakati wa kiangazi kuliko sehemu nyingine zote.',
  // Basque
  'Ikerketa honetan uraren tenperatura hamabi erreketan neurtu zen hiru urtez. Emaitzek erakusten dute zuhaitz gehiago dituzten tarteak udan freskoagoak direla, eta aldea uztailean handiena dela neurketa guztietan.',
  // Welsh
  'Yn yr astudiaeth hon mesurwyd tymheredd y dŵr mewn deuddeg nant dros dair blynedd. Mae’r canlyniadau yn dangos bod rhannau â mwy o goed yn oerach yn yr haf, a bod y gwahaniaeth mwyaf ym mis Gorffennaf.',
  // Estonian
  'Selles uuringus mõõdeti vee temperatuuri kaheteistkümnes ojas kolme aasta jooksul. Tulemused näitavad, et rohkemate puudega lõigud on suvel jahedamad ning erinevus on juulis kõige suurem igal mõõdetud aastal.',
]
