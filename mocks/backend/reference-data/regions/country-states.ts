type State = { code: string; name: string }

/** `code name`, or the name alone where addresses spell it out, separated by bars. */
const texts: Record<string, string> = {
  US: `AL Alabama | AK Alaska | AZ Arizona | AR Arkansas | CA California | CO Colorado | CT
    Connecticut | DE Delaware | DC District of Columbia | FL Florida | GA Georgia | HI Hawaii | ID
    Idaho | IL Illinois | IN Indiana | IA Iowa | KS Kansas | KY Kentucky | LA Louisiana | ME Maine
    | MD Maryland | MA Massachusetts | MI Michigan | MN Minnesota | MS Mississippi | MO Missouri |
    MT Montana | NE Nebraska | NV Nevada | NH New Hampshire | NJ New Jersey | NM New Mexico | NY
    New York | NC North Carolina | ND North Dakota | OH Ohio | OK Oklahoma | OR Oregon | PA
    Pennsylvania | RI Rhode Island | SC South Carolina | SD South Dakota | TN Tennessee | TX Texas
    | UT Utah | VT Vermont | VA Virginia | WA Washington | WV West Virginia | WI Wisconsin | WY
    Wyoming`,
  CA: `AB Alberta | BC British Columbia | MB Manitoba | NB New Brunswick | NL Newfoundland and
    Labrador | NS Nova Scotia | NT Northwest Territories | NU Nunavut | ON Ontario | PE Prince
    Edward Island | QC Quebec | SK Saskatchewan | YT Yukon`,
  AU: `ACT Australian Capital Territory | NSW New South Wales | NT Northern Territory | QLD
    Queensland | SA South Australia | TAS Tasmania | VIC Victoria | WA Western Australia`,
  BR: `AC Acre | AL Alagoas | AP Amapá | AM Amazonas | BA Bahia | CE Ceará | DF Distrito Federal | ES
    Espírito Santo | GO Goiás | MA Maranhão | MT Mato Grosso | MS Mato Grosso do Sul | MG Minas
    Gerais | PA Pará | PB Paraíba | PR Paraná | PE Pernambuco | PI Piauí | RJ Rio de Janeiro | RN
    Rio Grande do Norte | RS Rio Grande do Sul | RO Rondônia | RR Roraima | SC Santa Catarina | SP
    São Paulo | SE Sergipe | TO Tocantins`,
  CN: `安徽 Anhui | 北京 Beijing | 重庆 Chongqing | 福建 Fujian | 甘肃 Gansu | 广东 Guangdong | 广西 Guangxi | 贵州
    Guizhou | 海南 Hainan | 河北 Hebei | 黑龙江 Heilongjiang | 河南 Henan | 湖北 Hubei | 湖南 Hunan | 内蒙古 Inner
    Mongolia | 江苏 Jiangsu | 江西 Jiangxi | 吉林 Jilin | 辽宁 Liaoning | 宁夏 Ningxia | 青海 Qinghai | 陕西
    Shaanxi | 山东 Shandong | 上海 Shanghai | 山西 Shanxi | 四川 Sichuan | 天津 Tianjin | 西藏 Tibet | 新疆
    Xinjiang | 云南 Yunnan | 浙江 Zhejiang`,
  JP: `北海道 Hokkaido | 青森県 Aomori | 岩手県 Iwate | 宮城県 Miyagi | 秋田県 Akita | 山形県 Yamagata | 福島県 Fukushima
    | 茨城県 Ibaraki | 栃木県 Tochigi | 群馬県 Gunma | 埼玉県 Saitama | 千葉県 Chiba | 東京都 Tokyo | 神奈川県 Kanagawa
    | 新潟県 Niigata | 富山県 Toyama | 石川県 Ishikawa | 福井県 Fukui | 山梨県 Yamanashi | 長野県 Nagano | 岐阜県 Gifu
    | 静岡県 Shizuoka | 愛知県 Aichi | 三重県 Mie | 滋賀県 Shiga | 京都府 Kyoto | 大阪府 Osaka | 兵庫県 Hyogo | 奈良県
    Nara | 和歌山県 Wakayama | 鳥取県 Tottori | 島根県 Shimane | 岡山県 Okayama | 広島県 Hiroshima | 山口県 Yamaguchi
    | 徳島県 Tokushima | 香川県 Kagawa | 愛媛県 Ehime | 高知県 Kochi | 福岡県 Fukuoka | 佐賀県 Saga | 長崎県 Nagasaki |
    熊本県 Kumamoto | 大分県 Oita | 宮崎県 Miyazaki | 鹿児島県 Kagoshima | 沖縄県 Okinawa`,
  ES: `A Coruña | Álava | Albacete | Alicante | Almería | Asturias | Ávila | Badajoz | Barcelona |
    Bizkaia | Burgos | Cáceres | Cádiz | Cantabria | Castellón | Ceuta | Ciudad Real | Córdoba |
    Cuenca | Gipuzkoa | Girona | Granada | Guadalajara | Huelva | Huesca | Illes Balears | Jaén |
    La Rioja | Las Palmas | León | Lleida | Lugo | Madrid | Málaga | Melilla | Murcia | Navarra |
    Ourense | Palencia | Pontevedra | Salamanca | Santa Cruz de Tenerife | Segovia | Sevilla |
    Soria | Tarragona | Teruel | Toledo | Valencia | Valladolid | Zamora | Zaragoza`,
}

const inFull = new Set(['ES'])

function statesIn(country: string, text: string): State[] {
  return text.split('|').map((entry) => {
    const [code = '', ...name] = entry.trim().split(/\s+/)
    const whole = [code, ...name].join(' ')
    return inFull.has(country) ? { code: whole, name: whole } : { code, name: name.join(' ') }
  })
}

export const countryStates: Readonly<Record<string, readonly State[]>> = Object.fromEntries(
  Object.entries(texts).map(([country, text]) => [country, statesIn(country, text)]),
)
