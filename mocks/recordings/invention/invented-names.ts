const listOf = (text: string): readonly string[] => text.trim().split(/\s+/)

export const firstNames = listOf(`
  Ada Alba Anton Aria Arlo Astrid Basil Beata Bram Carina Cedric Celia Cosmo Dalia Darius Delphine Edda Elio Elva
  Enzo Fabian Fern Flora Gideon Greta Hanna Hugo Ida Ilse Ivo Jonas Juno Kai Lena Leif Linnea Lorenz Mabel Magnus
  Marlo Mila Nadia Nils Noor Odette Oskar Otto Paloma Petra Quentin Rafael Ramona Rhea Roman Rosa Saskia Silas Sonja
  Stella Sven Tamsin Thea Tobias Ulla Valentin Vera Viola Wanda Wendell Willa Xenia Yannick Yara Zelda Zeno
`)

export const lastNames = listOf(`
  Abbott Adler Almeida Amsel Arden Barlow Becker Bellamy Blythe Borges Brandt Calloway Carver Castell Corwin Dalton
  Draper Eastman Ekholm Ellery Falk Farrow Fenwick Galloway Garland Hale Harlow Hartmann Holloway Ibsen Iverson
  Jarvis Keller Kestrel Kimball Lang Larkin Linden Lockwood Marlowe Mercer Merrin Nolan Norwood Oakes Ostrom Palmer
  Penrose Pryce Quill Ramsey Rawlins Redfern Sable Sandoval Sorensen Stroud Tansley Thorne Tilton Underhill Vance
  Varga Verne Waverly Weller Whitlock Winslow Wren Yardley Yates Zeller
`)

export const cities = listOf(`
  Ashford Belmont Brookfield Clayton Dunmore Eastham Fairview Glenwood Harwick Kingsley Lakewood Marston Newbury
  Oakdale Pinehurst Ridgeway Stanmore Thornbury Westbrook Woodvale
`)

export const streets = listOf(`
  Acorn Birch Cedar Chestnut Elm Hawthorn Hazel Juniper Larch Laurel Linden Maple Myrtle Poplar Rowan Spruce Sycamore
  Walnut Willow Yew
`)

export const hanCharacters = Array.from(
  '安白成大东方风光国海和河华江金景开林明木南宁平青清秋山石水思天文西夏新星雪阳叶友雨元云正知中竹',
)

export const hiragana = Array.from(
  'あいうえおかきくけこさしすせそたちつてとなにのはひふへほまみめもやゆよらりるれわ',
)

export const katakana = Array.from(
  'アイウエオカキクケコサシスセソタチツテトナニノハヒフヘホマミメモヤユヨラリルレワ',
)

/** For texts in Latin letters, which are told apart by their length alone. */
export const plainWords = listOf(`
  a e i ad at de ea et eu ex id in non per sed sit ubi aqua arbor ager fons idem ipso luna mare modo nunc nulla ordo
  pars quam sine tali vita aliud alter augue campo corde dolor etiam fames ignis lacus lorem magna mundo neque nihil
  omnis porta purus quies radix sapor silva terra tempo urbis velit ventus aenean amplus antiqua aperta arcana caelum
  capite causam cursus dapibus dignum domina elementa facies flumen fortuna gravida humanum insula laborum lacinia
  lectus littera loquitur materia medium memoria mollitia montes natura numerus oculis opera origine ornatus pagina
  paratus placerat posuere praeter pretium principia quaestio ratione regione scientia semper sequitur significat
  simplex solutio species spatium studium temporibus testimonia transitus universum utilitas veritatis vestigium
  vocabula voluntas administra circumstant communitate consequentia constitutio conversatio demonstrare differentia
  experimentum interpretatio multiplicatio observationes proportionalis quantitativum rationabiliter
`)
