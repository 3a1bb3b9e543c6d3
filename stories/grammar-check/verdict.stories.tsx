import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CATEGORY_COLORS } from '../../mocks/backend/rules/grammar-check/assessment-assumptions.ts'
import { Verdict } from '../../src/features/grammar-check/report/verdict.tsx'

const meta: Meta<typeof Verdict> = {
  title: 'Grammar check/Verdict',
  component: Verdict,
  // No route loads these messages here.
  globals: { language: 'en' },
}
export default meta

/** A manuscript in a language that is certainly not English, and not known. */
export const UnnamedLanguage: StoryObj<typeof Verdict> = {
  args: {
    colors: CATEGORY_COLORS,
    assessment: {
      identity: 'assessment-1',
      name: 'Joto la mito.docx',
      fileIdentity: 'file-1',
      createdAt: '2026-11-02T10:15:00Z',
      completed: true,
      scoreCompleted: true,
      scoreProcessing: false,
      scoreFailed: false,
      score: 0,
      percentile: 0,
      category: 'needs-extensive-editing',
      errorCount: null,
      errorCountSkipped: true,
      errorCountProcessing: false,
      errorCountFailed: false,
      language: 'mis',
    },
  },
  play: async ({ canvas }) => {
    const heading = { level: 2, name: 'This manuscript is not in English' }
    await expect(canvas.getByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByText(/mostly in another language\. The score/)).toBeVisible()
  },
}
