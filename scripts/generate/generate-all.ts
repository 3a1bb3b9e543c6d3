import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDesignTokens, tokenSheet } from './design-tokens/make-design-tokens.ts'
import { joinExternalServices } from './join-external-services.ts'
import { makeAnswerShapes } from './make-answer-shapes.ts'
import { makeAssumptions } from './make-assumptions.ts'
import { makeClientContract, makeFeatureFlags } from './make-client-contract.ts'
import { makeContractCodes } from './make-contract-codes.ts'
import { makeDeclaredTexts } from './make-declared-texts.ts'
import { makeOperationRefusals } from './make-operation-refusals.ts'
import { makeOperations } from './make-operations.ts'
import { makeRecordingList, recordingNames } from './make-recording-list.ts'
import { makeSchemaTypes } from './make-schema-types.ts'
import { externalServices, readContract, readServices } from './read-contract.ts'
import { makeValidators } from './validators/make-validators.ts'
import { externalDeclarations } from './validators/validator-declarations.ts'

const VALIDATORS = 'mocks/backend/validators'
const EXTERNAL_VALIDATORS = 'mocks/backend/external-services/validators'

/** Generated text by path from the root of the project. */
export interface Generated {
  checkedIn: Record<string, string>
  validators: Record<string, string>
}

/** Generates everything in memory; the same documents and tokens give the same text. */
export async function generateAll(folder: string): Promise<Generated> {
  const document = await readContract(join(folder, 'openapi.yaml'))
  const services = await readServices(folder)
  const external = joinExternalServices(services)
  const types = services.map(async (service, index) => [
    `src/api/generated/${externalServices[index]}.gen.ts`,
    await makeSchemaTypes(service),
  ])
  return {
    checkedIn: {
      ...Object.fromEntries(await Promise.all(types)),
      'src/api/generated/schema.gen.ts': await makeSchemaTypes(document),
      'src/api/generated/operations.gen.ts': makeOperations(document, external),
      'src/api/generated/answer-shapes.gen.ts': makeAnswerShapes(document),
      'mocks/backend/calls/operation-refusals.gen.ts': makeOperationRefusals(document),
      'src/api/generated/client-contract.gen.ts': makeClientContract(document),
      'src/api/generated/contract-codes.gen.ts': makeContractCodes(document),
      'src/api/generated/feature-flags.gen.ts': makeFeatureFlags(document),
      'mocks/recordings/invention/declared-texts.gen.ts': makeDeclaredTexts(document),
      ...makeRecordingList(recordingNames(join(folder, '..'))),
      'docs/assumptions.md': makeAssumptions(document, external),
      ...makeDesignTokens(await readFile(join(folder, '..', tokenSheet), 'utf8')),
    },
    validators: {
      ...inFolder(VALIDATORS, await makeValidators(document)),
      ...inFolder(EXTERNAL_VALIDATORS, await makeValidators(external, externalDeclarations)),
    },
  }
}

function inFolder(folder: string, files: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
  )
}
