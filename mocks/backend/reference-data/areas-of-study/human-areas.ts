import { type FieldTree, leaves } from './field-tree.ts'

export const socialSciences: FieldTree = {
  'Economics and Business': leaves(
    'Economics; Finance; Accounting; Management; Marketing; Supply chains and logistics; Tourism',
  ),
  Psychology: leaves(
    'Clinical psychology; Cognitive psychology; Developmental psychology; Educational psychology; Social psychology',
  ),
  Education: leaves(
    'Higher education; School education; Educational technology; Language teaching',
  ),
  'Society and Politics': leaves(
    'Anthropology; Communication and media; Demography; Human geography; International relations; Political science; Sociology; Urban studies',
  ),
  Law: leaves('Civil law; Criminal law; International law; Criminology'),
}

export const humanities: FieldTree = {
  'History and Archaeology': leaves(
    'Ancient history; Modern history; Archaeology; History of science',
  ),
  'Language and Literature': leaves('Linguistics; Literary studies; Translation studies; Classics'),
  'Thought and Religion': leaves('Philosophy; Ethics; Religious studies; Theology'),
  'Arts and Design': leaves(
    'Art history; Architecture; Design; Film studies; Music; Theater studies',
  ),
}
