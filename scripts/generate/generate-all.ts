import { makeAssumptions } from './make-assumptions.ts'
import { makeClientContract, makeFeatureFlags } from './make-client-contract.ts'
import { makeOperations } from './make-operations.ts'
import { makeSchemaTypes } from './make-schema-types.ts'
import { makeValidators } from './make-validators.ts'
import { readContract } from './read-contract.ts'

const VALIDATORS = 'mocks/backend/validators'

/** What is made of the contract: text by path from the root of the project. */
export interface Generated {
  /** Kept in git. */
  checkedIn: Record<string, string>
  /** Made before start and test. */
  validators: Record<string, string>
}

/** Makes everything in memory. Two runs over one document give the same text. */
export async function generateAll(entry: string): Promise<Generated> {
  const document = await readContract(entry)
  const validators = await makeValidators(document)
  return {
    checkedIn: {
      'src/api/schema.gen.ts': await makeSchemaTypes(document),
      'src/api/operations.gen.ts': makeOperations(document),
      'src/api/client-contract.gen.ts': makeClientContract(document),
      'src/api/feature-flags.gen.ts': makeFeatureFlags(document),
      'docs/assumptions.md': makeAssumptions(document),
    },
    validators: Object.fromEntries(
      Object.entries(validators).map(([name, text]) => [`${VALIDATORS}/${name}`, text]),
    ),
  }
}
