import { type FieldTree, leaves } from './field-tree.ts'

export const medicine: FieldTree = {
  'Internal Medicine': leaves(
    'Cardiology; Endocrinology and diabetes; Gastroenterology; Hematology; Nephrology; Respiratory medicine; Rheumatology; Infectious diseases',
  ),
  Oncology: leaves('Clinical oncology; Cancer biology; Radiation oncology; Tumor immunology'),
  Surgery: leaves(
    'General surgery; Orthopedics; Neurosurgery; Cardiac surgery; Plastic surgery; Transplantation',
  ),
  'Clinical Specialties': leaves(
    'Anesthesiology; Dermatology; Emergency medicine; Geriatrics; Neurology; Obstetrics and gynecology; Ophthalmology; Otolaryngology; Pediatrics; Psychiatry; Radiology; Urology',
  ),
  'Basic Medical Sciences': leaves(
    'Anatomy; Immunology; Pathology; Pharmacology; Human physiology; Toxicology',
  ),
}

export const healthSciences: FieldTree = {
  'Public Health': leaves(
    'Epidemiology; Global health; Health policy; Environmental health; Occupational health; Vaccination and screening',
  ),
  'Allied Health': leaves(
    'Nursing; Midwifery; Physical therapy; Nutrition and dietetics; Dentistry; Sports science; Speech and hearing',
  ),
}
