import { expect, it } from 'vitest'
import { bundleMocks } from './bundled-mocks.ts'

it('bundles the mock backend of a page, whose files export what they did', async () => {
  const codes = await bundleMocks()
  const code = (path: string) => codes.get(path)?.code ?? ''
  expect(code('mocks/backend/calls/faults.ts')).toMatch(
    /^export \{.*\bas parseFault\b.*\} from "\/mocks\/mock-backend.js"/,
  )
  expect(code('mocks/page/page-backend.ts')).toContain('startPageBackend')
  const chunk = code('mocks/mock-backend.js')
  // What the application has as well is there once, and what is loaded later is loaded later.
  expect(chunk).toContain('from "/src/lib/clock.ts"')
  expect(chunk).toContain('import("/mocks/scenarios/customers/returning-customer.ts")')
  expect(codes.has('mocks/scenarios/customers/returning-customer.ts')).toBe(false)
  // The worker has no page.
  expect(code('mocks/backend/manuscripts/remote-tasks.ts')).toContain('from "/mocks/mock-tasks.js"')
  expect(code('mocks/mock-tasks.js')).not.toContain('mock-backend.js')
})
