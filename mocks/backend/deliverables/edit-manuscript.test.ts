import { describe, expect, it } from 'vitest'
import { type SampleName, sampleManuscript } from '../../samples/sample-manuscript.ts'
import { nodeProofreader } from '../../transports/node/node-proofreader.ts'
import { fixedNow } from '../../world/clock/fixed-now.ts'
import { gradedText } from '../grading/graded-text.ts'
import { readDocx } from '../uploads/read-docx.ts'
import { editManuscript } from './edit-manuscript.ts'

const edited = (name: SampleName, proofreader = nodeProofreader) => {
  const { bytes, fileName } = sampleManuscript(name)
  const by = { author: 'Galley', at: fixedNow, dialect: 'american' as const }
  return editManuscript({ bytes, name: fileName, proofreader, ...by })
}

async function paragraphsIn(bytes: Uint8Array | undefined): Promise<string[]> {
  const read = bytes && readDocx(bytes)
  return read?.kind === 'text' ? read.paragraphs : []
}

describe('an edited manuscript', () => {
  it('has fewer errors, the same paragraphs, and is the same every time', async () => {
    const before = await paragraphsIn(sampleManuscript('english-3000').bytes)
    const once = await edited('english-3000')
    const after = await paragraphsIn(once)
    expect(after.length).toBe(before.length)
    const errorsIn = async (paragraphs: string[]) => {
      const { english } = await gradedText(paragraphs)
      return (await nodeProofreader.findings(english, 'american')).length
    }
    expect(await errorsIn(after)).toBeLessThan((await errorsIn(before)) / 2)
    expect(await edited('english-3000')).toEqual(once)
  })

  it('is a .docx for an older .doc', async () => {
    expect((await paragraphsIn(await edited('doc'))).length).toBeGreaterThan(1)
  })

  it('is unchanged where it is not English', async () => {
    const before = await paragraphsIn(sampleManuscript('chinese').bytes)
    const proofreader = {
      findings: async (text: string) => {
        const end = Math.min(3, text.length)
        return [{ kind: 'Spelling', message: '', start: 0, end, suggestions: ['Edit'] }]
      },
    }
    const after = await paragraphsIn(await edited('chinese', proofreader))
    const changed = after.filter((text, index) => text !== before[index])
    expect(changed.every((text) => text.startsWith('Edit') && !/\p{sc=Han}/u.test(text))).toBe(true)
  })

  it.each(['empty', 'broken', 'locked'] as const)(
    'does not exist where the file is %s',
    async (name) => {
      expect(await edited(name)).toBeUndefined()
    },
  )
})
