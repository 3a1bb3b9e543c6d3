import { afterAll, expect } from 'vitest'
import { seenAnswers } from '../backend/calls/contract-coverage.ts'
import { saveSeenAnswers } from './coverage-folder.ts'

afterAll(() => saveSeenAnswers('unit', expect.getState().testPath ?? '', seenAnswers()))
