import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { packageFolder } from '#config/paths.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { testServices } from '#testing/services.ts'
import { groupOf } from '#testing/sheets.ts'

const handbook = path.resolve(packageFolder, '../../docs/operations.md')

describeOnDatabase('the example files of the handbook', (open) => {
  it('can be imported unchanged', async () => {
    const services = await testServices(await open('none'))
    const examples = (await readFile(handbook, 'utf8')).matchAll(/```csv\n(.*?)```/gs)
    const [rooms = '', employees = '', cards = ''] = [...examples].map(([, content]) => content)
    const told = [
      await groupOf('rooms', services).bring(rooms),
      await groupOf('employees', services).bring(employees),
      await groupOf('cards', services).bring(cards),
    ]
    expect(told).toEqual([
      'Imported: 2 new, 0 changed, 0 as before.',
      'Imported: 2 new, 0 changed, 0 as before.',
      'Imported: 1 new, 0 changed, 0 as before.',
    ])
  })
})
