import { afterAll, expect } from 'vitest'
import { seenAnswers } from '../../mocks/backend/contract-coverage.ts'
import { keepSeen } from './coverage-folder.ts'

afterAll(() => keepSeen('unit', expect.getState().testPath ?? '', seenAnswers()))
