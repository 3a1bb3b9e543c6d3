export type ReferenceJournal = {
  title: string
  issns: readonly [string, ...string[]]
  publisher: string
  url: string
  open: boolean
}

// Title | ISSNs | publisher | URL | open access; public data of these journals.
const lines = `
Acta Materialia | 1359-6454 1873-2453 | Elsevier | https://www.journals.elsevier.com/acta-materialia
ACS Omega | 2470-1343 | American Chemical Society | https://pubs.acs.org/journal/acsodf | open
ACS Nano | 1936-0851 1936-086X | American Chemical Society | https://pubs.acs.org/journal/ancac3
Advanced Materials | 0935-9648 1521-4095 | Wiley | https://onlinelibrary.wiley.com/journal/15214095
Agricultural Water Management | 0378-3774 1873-2283 | Elsevier | https://www.sciencedirect.com/journal/agricultural-water-management
American Economic Review | 0002-8282 1944-7981 | American Economic Association | https://www.aeaweb.org/journals/aer
American Political Science Review | 0003-0554 1537-5943 | Cambridge University Press | https://www.cambridge.org/core/journals/american-political-science-review
American Sociological Review | 0003-1224 1939-8271 | SAGE Publications | https://journals.sagepub.com/home/asr
Analytical Chemistry | 0003-2700 1520-6882 | American Chemical Society | https://pubs.acs.org/journal/ancham
Anesthesiology | 0003-3022 1528-1175 | American Society of Anesthesiologists | https://pubs.asahq.org/anesthesiology
Angewandte Chemie International Edition | 1433-7851 1521-3773 | Wiley | https://onlinelibrary.wiley.com/journal/15213773
Annals of Internal Medicine | 0003-4819 1539-3704 | American College of Physicians | https://www.acpjournals.org/journal/aim
Applied Energy | 0306-2619 1872-9118 | Elsevier | https://www.sciencedirect.com/journal/applied-energy
Applied Physics Letters | 0003-6951 1077-3118 | AIP Publishing | https://pubs.aip.org/aip/apl
Aquaculture | 0044-8486 1873-5622 | Elsevier | https://www.sciencedirect.com/journal/aquaculture
Astronomy & Astrophysics | 0004-6361 1432-0746 | EDP Sciences | https://www.aanda.org/
Atmospheric Chemistry and Physics | 1680-7316 1680-7324 | Copernicus Publications | https://acp.copernicus.org/ | open
Bioinformatics | 1367-4803 1367-4811 | Oxford University Press | https://academic.oup.com/bioinformatics
Biomaterials | 0142-9612 1878-5905 | Elsevier | https://www.sciencedirect.com/journal/biomaterials
Blood | 0006-4971 1528-0020 | American Society of Hematology | https://ashpublications.org/blood
BMC Bioinformatics | 1471-2105 | BioMed Central | https://bmcbioinformatics.biomedcentral.com/ | open
BMC Cancer | 1471-2407 | BioMed Central | https://bmccancer.biomedcentral.com/ | open
BMC Medicine | 1741-7015 | BioMed Central | https://bmcmedicine.biomedcentral.com/ | open
BMC Public Health | 1471-2458 | BioMed Central | https://bmcpublichealth.biomedcentral.com/ | open
BMJ | 0959-8138 1756-1833 | BMJ Publishing Group | https://www.bmj.com/
BMJ Open | 2044-6055 | BMJ Publishing Group | https://bmjopen.bmj.com/ | open
Brain | 0006-8950 1460-2156 | Oxford University Press | https://academic.oup.com/brain
Brazilian Journal of Medical and Biological Research | 0100-879X 1414-431X | Associação Brasileira de Divulgação Científica | https://www.bjournal.org/ | open
Cadernos de Saúde Pública | 0102-311X 1678-4464 | Fundação Oswaldo Cruz | https://cadernos.ensp.fiocruz.br/ | open
Cancer Research | 0008-5472 1538-7445 | American Association for Cancer Research | https://aacrjournals.org/cancerres
Cancer Science | 1347-9032 1349-7006 | Wiley | https://onlinelibrary.wiley.com/journal/13497006 | open
Carbon | 0008-6223 1873-3891 | Elsevier | https://www.sciencedirect.com/journal/carbon
Cell | 0092-8674 1097-4172 | Elsevier | https://www.cell.com/cell
Cell Metabolism | 1550-4131 1932-7420 | Elsevier | https://www.cell.com/cell-metabolism
Cell Reports | 2211-1247 | Elsevier | https://www.cell.com/cell-reports | open
Chemical Reviews | 0009-2665 1520-6890 | American Chemical Society | https://pubs.acs.org/journal/chreay
Chemical Science | 2041-6520 2041-6539 | Royal Society of Chemistry | https://pubs.rsc.org/en/journals/journalissues/sc | open
Chest | 0012-3692 1931-3543 | Elsevier | https://journal.chestnet.org/
Child Development | 0009-3920 1467-8624 | Wiley | https://srcd.onlinelibrary.wiley.com/journal/14678624
Chinese Medical Journal | 0366-6999 2542-5641 | Wolters Kluwer | https://journals.lww.com/cmj | open
Circulation | 0009-7322 1524-4539 | American Heart Association | https://www.ahajournals.org/journal/circ
Clinics | 1807-5932 1980-5322 | Elsevier España | https://www.elsevier.es/en-revista-clinics-22 | open
Communications of the ACM | 0001-0782 1557-7317 | Association for Computing Machinery | https://cacm.acm.org/
Construction and Building Materials | 0950-0618 1879-0526 | Elsevier | https://www.sciencedirect.com/journal/construction-and-building-materials
Current Biology | 0960-9822 1879-0445 | Elsevier | https://www.cell.com/current-biology
Diabetes Care | 0149-5992 1935-5548 | American Diabetes Association | https://diabetesjournals.org/care
Earth and Planetary Science Letters | 0012-821X 1385-013X | Elsevier | https://www.sciencedirect.com/journal/earth-and-planetary-science-letters
Ecology | 0012-9658 1939-9170 | Wiley | https://esajournals.onlinelibrary.wiley.com/journal/19399170
Ecology Letters | 1461-023X 1461-0248 | Wiley | https://onlinelibrary.wiley.com/journal/14610248
Econometrica | 0012-9682 1468-0262 | The Econometric Society | https://www.econometricsociety.org/publications/econometrica
Educational Researcher | 0013-189X 1935-102X | SAGE Publications | https://journals.sagepub.com/home/edr
eLife | 2050-084X | eLife Sciences Publications | https://elifesciences.org/ | open
Engineering Structures | 0141-0296 1873-7323 | Elsevier | https://www.sciencedirect.com/journal/engineering-structures
Environmental Science & Technology | 0013-936X 1520-5851 | American Chemical Society | https://pubs.acs.org/journal/esthag
European Heart Journal | 0195-668X 1522-9645 | Oxford University Press | https://academic.oup.com/eurheartj
Expert Systems with Applications | 0957-4174 1873-6793 | Elsevier | https://www.sciencedirect.com/journal/expert-systems-with-applications
Field Crops Research | 0378-4290 1872-6852 | Elsevier | https://www.sciencedirect.com/journal/field-crops-research
Food Chemistry | 0308-8146 1873-7072 | Elsevier | https://www.sciencedirect.com/journal/food-chemistry
Frontiers in Immunology | 1664-3224 | Frontiers Media | https://www.frontiersin.org/journals/immunology | open
Frontiers in Microbiology | 1664-302X | Frontiers Media | https://www.frontiersin.org/journals/microbiology | open
Frontiers in Plant Science | 1664-462X | Frontiers Media | https://www.frontiersin.org/journals/plant-science | open
Frontiers in Psychology | 1664-1078 | Frontiers Media | https://www.frontiersin.org/journals/psychology | open
Gastroenterology | 0016-5085 1528-0012 | Elsevier | https://www.gastrojournal.org/
Genome Biology | 1474-760X | BioMed Central | https://genomebiology.biomedcentral.com/ | open
Genome Research | 1088-9051 1549-5469 | Cold Spring Harbor Laboratory Press | https://genome.cshlp.org/
Geophysical Research Letters | 0094-8276 1944-8007 | American Geophysical Union | https://agupubs.onlinelibrary.wiley.com/journal/19448007 | open
Global Change Biology | 1354-1013 1365-2486 | Wiley | https://onlinelibrary.wiley.com/journal/13652486
Gut | 0017-5749 1468-3288 | BMJ Publishing Group | https://gut.bmj.com/
Heliyon | 2405-8440 | Elsevier | https://www.cell.com/heliyon | open
Hepatology | 0270-9139 1527-3350 | Wolters Kluwer | https://journals.lww.com/hep
IEEE Access | 2169-3536 | IEEE | https://ieeeaccess.ieee.org/ | open
IEEE Transactions on Pattern Analysis and Machine Intelligence | 0162-8828 1939-3539 | IEEE | https://www.computer.org/csdl/journal/tp
Immunity | 1074-7613 1097-4180 | Elsevier | https://www.cell.com/immunity
International Journal of Epidemiology | 0300-5771 1464-3685 | Oxford University Press | https://academic.oup.com/ije
International Journal of Molecular Sciences | 1422-0067 | MDPI | https://www.mdpi.com/journal/ijms | open
JAMA | 0098-7484 1538-3598 | American Medical Association | https://jamanetwork.com/journals/jama
Journal of Agricultural and Food Chemistry | 0021-8561 1520-5118 | American Chemical Society | https://pubs.acs.org/journal/jafcau
Journal of Bacteriology | 0021-9193 1098-5530 | American Society for Microbiology | https://journals.asm.org/journal/jb
Journal of Biological Chemistry | 0021-9258 1083-351X | Elsevier | https://www.jbc.org/ | open
Journal of Clinical Oncology | 0732-183X 1527-7755 | American Society of Clinical Oncology | https://ascopubs.org/journal/jco
Journal of Ecology | 0022-0477 1365-2745 | Wiley | https://besjournals.onlinelibrary.wiley.com/journal/13652745
Journal of Experimental Botany | 0022-0957 1460-2431 | Oxford University Press | https://academic.oup.com/jxb
Journal of Fluid Mechanics | 0022-1120 1469-7645 | Cambridge University Press | https://www.cambridge.org/core/journals/journal-of-fluid-mechanics
Journal of High Energy Physics | 1029-8479 | Springer | https://link.springer.com/journal/13130 | open
Journal of Hydrology | 0022-1694 1879-2707 | Elsevier | https://www.sciencedirect.com/journal/journal-of-hydrology
Journal of Immunology | 0022-1767 1550-6606 | American Association of Immunologists | https://www.jimmunol.org/
Journal of Machine Learning Research | 1532-4435 1533-7928 | JMLR | https://www.jmlr.org/ | open
Journal of Marketing | 0022-2429 1547-7185 | SAGE Publications | https://journals.sagepub.com/home/jmx
Journal of Materials Chemistry A | 2050-7488 2050-7496 | Royal Society of Chemistry | https://pubs.rsc.org/en/journals/journalissues/ta
Journal of Neuroscience | 0270-6474 1529-2401 | Society for Neuroscience | https://www.jneurosci.org/
Journal of Personality and Social Psychology | 0022-3514 1939-1315 | American Psychological Association | https://www.apa.org/pubs/journals/psp
Journal of Power Sources | 0378-7753 1873-2755 | Elsevier | https://www.sciencedirect.com/journal/journal-of-power-sources
Journal of the American Chemical Society | 0002-7863 1520-5126 | American Chemical Society | https://pubs.acs.org/journal/jacsat
Journal of the American College of Cardiology | 0735-1097 1558-3597 | Elsevier | https://www.jacc.org/journal/jacc
Journal of Virology | 0022-538X 1098-5514 | American Society for Microbiology | https://journals.asm.org/journal/jvi
Langmuir | 0743-7463 1520-5827 | American Chemical Society | https://pubs.acs.org/journal/langd5
Materials | 1996-1944 | MDPI | https://www.mdpi.com/journal/materials | open
mBio | 2150-7511 | American Society for Microbiology | https://journals.asm.org/journal/mbio | open
Memórias do Instituto Oswaldo Cruz | 0074-0276 1678-8060 | Fundação Oswaldo Cruz | https://memorias.ioc.fiocruz.br/ | open
Molecular Cell | 1097-2765 1097-4164 | Elsevier | https://www.cell.com/molecular-cell
Molecular Ecology | 0962-1083 1365-294X | Wiley | https://onlinelibrary.wiley.com/journal/1365294x
Molecules | 1420-3049 | MDPI | https://www.mdpi.com/journal/molecules | open
Monthly Notices of the Royal Astronomical Society | 0035-8711 1365-2966 | Oxford University Press | https://academic.oup.com/mnras | open
Nature | 0028-0836 1476-4687 | Springer Nature | https://www.nature.com/
Nature Biotechnology | 1087-0156 1546-1696 | Springer Nature | https://www.nature.com/nbt
Nature Communications | 2041-1723 | Springer Nature | https://www.nature.com/ncomms | open
Nature Genetics | 1061-4036 1546-1718 | Springer Nature | https://www.nature.com/ng
Nature Geoscience | 1752-0894 1752-0908 | Springer Nature | https://www.nature.com/ngeo
Nature Materials | 1476-1122 1476-4660 | Springer Nature | https://www.nature.com/nmat
Nature Medicine | 1078-8956 1546-170X | Springer Nature | https://www.nature.com/nm
Nature Methods | 1548-7091 1548-7105 | Springer Nature | https://www.nature.com/nmeth
Nature Neuroscience | 1097-6256 1546-1726 | Springer Nature | https://www.nature.com/neuro
NeuroImage | 1053-8119 1095-9572 | Elsevier | https://www.sciencedirect.com/journal/neuroimage | open
Neurology | 0028-3878 1526-632X | American Academy of Neurology | https://www.neurology.org/
Neuron | 0896-6273 1097-4199 | Elsevier | https://www.cell.com/neuron
New England Journal of Medicine | 0028-4793 1533-4406 | Massachusetts Medical Society | https://www.nejm.org/
New Journal of Physics | 1367-2630 | IOP Publishing | https://iopscience.iop.org/journal/1367-2630 | open
New Phytologist | 0028-646X 1469-8137 | Wiley | https://nph.onlinelibrary.wiley.com/journal/14698137
Nucleic Acids Research | 0305-1048 1362-4962 | Oxford University Press | https://academic.oup.com/nar | open
Optics Express | 1094-4087 | Optica Publishing Group | https://opg.optica.org/oe | open
Organic Letters | 1523-7060 1523-7052 | American Chemical Society | https://pubs.acs.org/journal/orlef7
Pediatrics | 0031-4005 1098-4275 | American Academy of Pediatrics | https://publications.aap.org/pediatrics
PeerJ | 2167-8359 | PeerJ | https://peerj.com/ | open
Physical Review B | 2469-9950 2469-9969 | American Physical Society | https://journals.aps.org/prb
Physical Review Letters | 0031-9007 1079-7114 | American Physical Society | https://journals.aps.org/prl
Physical Review X | 2160-3308 | American Physical Society | https://journals.aps.org/prx | open
Plant and Soil | 0032-079X 1573-5036 | Springer | https://link.springer.com/journal/11104
Plant Physiology | 0032-0889 1532-2548 | Oxford University Press | https://academic.oup.com/plphys
PLOS Biology | 1544-9173 1545-7885 | Public Library of Science | https://journals.plos.org/plosbiology | open
PLOS Computational Biology | 1553-734X 1553-7358 | Public Library of Science | https://journals.plos.org/ploscompbiol | open
PLOS Genetics | 1553-7390 1553-7404 | Public Library of Science | https://journals.plos.org/plosgenetics | open
PLOS Medicine | 1549-1277 1549-1676 | Public Library of Science | https://journals.plos.org/plosmedicine | open
PLOS ONE | 1932-6203 | Public Library of Science | https://journals.plos.org/plosone | open
Proceedings of the National Academy of Sciences | 0027-8424 1091-6490 | National Academy of Sciences | https://www.pnas.org/
Psychological Science | 0956-7976 1467-9280 | SAGE Publications | https://journals.sagepub.com/home/pss
Radiology | 0033-8419 1527-1315 | Radiological Society of North America | https://pubs.rsna.org/journal/radiology
Remote Sensing of Environment | 0034-4257 1879-0704 | Elsevier | https://www.sciencedirect.com/journal/remote-sensing-of-environment
Revista de Saúde Pública | 0034-8910 1518-8787 | Universidade de São Paulo | https://www.revistas.usp.br/rsp | open
Royal Society Open Science | 2054-5703 | The Royal Society | https://royalsocietypublishing.org/journal/rsos | open
RSC Advances | 2046-2069 | Royal Society of Chemistry | https://pubs.rsc.org/en/journals/journalissues/ra | open
Science | 0036-8075 1095-9203 | American Association for the Advancement of Science | https://www.science.org/journal/science
Science Advances | 2375-2548 | American Association for the Advancement of Science | https://www.science.org/journal/sciadv | open
Science of the Total Environment | 0048-9697 1879-1026 | Elsevier | https://www.sciencedirect.com/journal/science-of-the-total-environment
Scientific Reports | 2045-2322 | Springer Nature | https://www.nature.com/srep | open
Sensors | 1424-8220 | MDPI | https://www.mdpi.com/journal/sensors | open
Social Science & Medicine | 0277-9536 1873-5347 | Elsevier | https://www.sciencedirect.com/journal/social-science-and-medicine
Soil Biology and Biochemistry | 0038-0717 1879-3428 | Elsevier | https://www.sciencedirect.com/journal/soil-biology-and-biochemistry
Stroke | 0039-2499 1524-4628 | American Heart Association | https://www.ahajournals.org/journal/str
Sustainability | 2071-1050 | MDPI | https://www.mdpi.com/journal/sustainability | open
TESOL Quarterly | 0039-8322 1545-7249 | Wiley | https://onlinelibrary.wiley.com/journal/15457249
The Astrophysical Journal | 0004-637X 1538-4357 | American Astronomical Society | https://iopscience.iop.org/journal/0004-637X | open
The EMBO Journal | 0261-4189 1460-2075 | EMBO Press | https://www.embopress.org/journal/14602075
The Lancet | 0140-6736 1474-547X | Elsevier | https://www.thelancet.com/
The Lancet Global Health | 2214-109X | Elsevier | https://www.thelancet.com/journals/langlo | open
The Lancet Oncology | 1470-2045 1474-5488 | Elsevier | https://www.thelancet.com/journals/lanonc
The Plant Cell | 1040-4651 1532-298X | Oxford University Press | https://academic.oup.com/plcell
The Plant Journal | 0960-7412 1365-313X | Wiley | https://onlinelibrary.wiley.com/journal/1365313x
The Quarterly Journal of Economics | 0033-5533 1531-4650 | Oxford University Press | https://academic.oup.com/qje
Water Research | 0043-1354 1879-2448 | Elsevier | https://www.sciencedirect.com/journal/water-research
World Development | 0305-750X 1873-5991 | Elsevier | https://www.sciencedirect.com/journal/world-development
`

function readLine(line: string): ReferenceJournal {
  const [title = '', issns = '', publisher = '', url = '', open] = line.split(' | ')
  const [first = '', ...others] = issns.split(' ')
  return { title, issns: [first, ...others], publisher, url, open: open === 'open' }
}

export const referenceJournals: readonly ReferenceJournal[] = lines.trim().split('\n').map(readLine)
