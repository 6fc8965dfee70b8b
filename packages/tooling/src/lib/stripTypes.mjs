/**
 * `node --import …/stripTypes.mjs program.ts` runs TypeScript and leaves packages as they are. tsx transforms these too and
 * needs 500 MB for a large one, more than a program with bounded memory may have.
 */
import { register } from 'node:module'

register('./stripTypesHooks.mjs', import.meta.url)
