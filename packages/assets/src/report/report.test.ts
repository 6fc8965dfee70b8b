import { existsSync, readFileSync } from 'node:fs'
import { inPublic } from '#paths.ts'
import { reportSource, sourceFile } from './source.ts'

it('the PDFs of the report show the texts and figures of the page: otherwise run npm run build, then npm run report', () => {
  for (const tag of ['az', 'en', 'ru']) expect(existsSync(inPublic(`media/report/${tag}.pdf`))).toBe(true)
  expect(reportSource()).toBe(readFileSync(sourceFile, 'utf8').trim())
})
