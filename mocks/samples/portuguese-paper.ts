import type { ManuscriptBlock } from './word/manuscript-blocks.ts'

const body = (text: string): ManuscriptBlock => ({ kind: 'body', text })
const heading = (text: string): ManuscriptBlock => ({ kind: 'heading', text })

export const PORTUGUESE_PAPER: readonly ManuscriptBlock[] = [
  {
    kind: 'title',
    text: 'Remoção de lianas e recrutamento de árvores em fragmentos de Mata Atlântica',
  },
  heading('Resumo'),
  body(
    'As lianas crescem com rapidez nas bordas dos fragmentos florestais e podem impedir o estabelecimento de árvores jovens. Cortamos todas as lianas em dez parcelas de um fragmento do interior paulista e acompanhamos outras dez parcelas durante três anos. O recrutamento de árvores dobrou nas parcelas manejadas.',
  ),
  heading('Introdução'),
  body(
    'A fragmentação da Mata Atlântica aumentou a proporção de florestas sob efeito de borda [1]. Nessas condições, a abundância de lianas tende a crescer, com consequências ainda pouco conhecidas para a regeneração.',
  ),
  heading('Métodos'),
  body(
    'As parcelas de vinte por vinte metros foram sorteadas a diferentes distâncias da borda. Todas as plântulas acima de trinta centímetros foram marcadas e medidas a cada seis meses. Ajustamos modelos lineares mistos com a parcela como efeito aleatório.',
  ),
  heading('Resultados'),
  body(
    'Depois de três anos, as parcelas manejadas tinham 214 árvores jovens, contra 103 nas parcelas de controle. A diferença foi maior a menos de cinquenta metros da borda. A mortalidade das árvores adultas não mudou.',
  ),
  heading('Discussão'),
  body(
    'O manejo de lianas é uma medida simples e de baixo custo. Seus efeitos a longo prazo, porém, dependem da chegada de sementes de florestas vizinhas.',
  ),
  heading('Referências'),
  body(
    '1. Tabarelli M, et al. Prospects for biodiversity conservation in the Atlantic Forest. 2010.',
  ),
]
