import { type FieldTree, leaves } from './field-tree.ts'

export const physicalSciences: FieldTree = {
  Chemistry: leaves(
    'Analytical chemistry; Inorganic chemistry; Organic chemistry; Physical chemistry; Electrochemistry; Polymer chemistry; Catalysis',
  ),
  Physics: leaves(
    'Condensed matter physics; Optics and photonics; Particle physics; Plasma physics; Quantum physics; Statistical physics; Acoustics',
  ),
  'Astronomy and Space': leaves('Astrophysics; Cosmology; Planetary science; Space instruments'),
  'Earth Sciences': leaves(
    'Geology; Geophysics; Geochemistry; Hydrology; Oceanography; Atmospheric science; Climate science; Remote sensing; Glaciology; Paleontology',
  ),
  'Environmental Sciences': leaves(
    'Air pollution; Water quality; Waste management; Environmental chemistry; Sustainability science',
  ),
  Mathematics: leaves(
    'Algebra and number theory; Analysis and differential equations; Geometry and topology; Probability and statistics; Applied mathematics; Optimization',
  ),
}

export const engineering: FieldTree = {
  'Materials Science': leaves(
    'Metals and alloys; Ceramics; Composites; Battery materials; Nanomaterials; Biomaterials; Thin films and coatings',
  ),
  'Mechanical and Industrial Engineering': leaves(
    'Fluid mechanics; Thermodynamics and heat transfer; Manufacturing; Robotics; Tribology; Aerospace engineering',
  ),
  'Civil Engineering': leaves(
    'Structural engineering; Geotechnical engineering; Transport engineering; Hydraulic engineering; Building physics',
  ),
  'Electrical Engineering': leaves(
    'Power systems; Electronics and circuits; Signal processing; Telecommunications; Control systems',
  ),
  'Chemical and Biomedical Engineering': leaves(
    'Chemical engineering; Process engineering; Biomedical engineering; Medical imaging; Tissue engineering',
  ),
  'Computer Science': leaves(
    'Artificial intelligence; Machine learning; Computer vision; Natural language processing; Computer networks; Databases; Human-computer interaction; Software engineering; Security and cryptography',
  ),
}
