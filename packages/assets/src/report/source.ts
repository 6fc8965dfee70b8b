import path from 'node:path'
import { hashInputs } from '@atrium/tooling/hash'

const root = path.resolve(import.meta.dirname, '../../../..')

/** One hash of the files that the report's words, figures and looks come from. */
export const reportSource = (): string =>
  hashInputs(root, [
    'packages/ui/src/blocks/report',
    ...['az', 'en', 'ru'].map((tag) => `public/Locales/${tag}/report.json`),
  ])

/** Beside the PDFs: the hash of the files that they were made from. */
export const sourceFile = path.join(root, 'packages/assets/src/report/source.txt')
