import { type FieldTree, leaves } from './field-tree.ts'

export const lifeSciences: FieldTree = {
  'Biochemistry and Molecular Biology': leaves(
    'Biochemistry; Molecular biology; Structural biology; Enzymology; Proteomics; Biophysics',
  ),
  'Cell and Developmental Biology': leaves(
    'Cell biology; Developmental biology; Stem cell biology; Cell signaling; Regeneration',
  ),
  'Genetics and Genomics': leaves(
    'Genetics; Genomics; Epigenetics; Population genetics; Bioinformatics; Gene editing',
  ),
  Microbiology: leaves('Bacteriology; Virology; Mycology; Parasitology; Microbial ecology'),
  'Plant Sciences': leaves(
    'Plant physiology; Plant genetics and breeding; Plant pathology; Botany and taxonomy; Mycorrhiza and roots',
  ),
  'Animal Sciences': leaves(
    'Zoology; Entomology; Ornithology; Animal behavior; Animal physiology; Fish biology',
  ),
  'Ecology and Evolution': leaves(
    'Forest ecology; Freshwater ecology; Marine ecology; Conservation biology; Evolutionary biology; Biodiversity and biogeography',
  ),
  Neuroscience: leaves(
    'Cognitive neuroscience; Behavioral neuroscience; Cellular neuroscience; Computational neuroscience; Sensory and motor systems; Sleep research',
  ),
}

export const agriculture: FieldTree = {
  'Crop and Soil Sciences': leaves(
    'Agronomy; Crop physiology; Soil science; Horticulture; Weed science; Irrigation',
  ),
  'Animal Production and Veterinary Science': leaves(
    'Animal nutrition; Dairy science; Poultry science; Veterinary medicine; Aquaculture',
  ),
  'Food Science': leaves('Food chemistry; Food microbiology; Food engineering; Food safety'),
  Forestry: leaves('Silviculture; Wood science; Agroforestry'),
}
