import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sampleCompany, setCompany } from '@atrium/contract/core'
import { siteFactsOf } from '@atrium/contract/site'
import { runCommand } from '#cli/commands.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { testServices } from '#testing/services.ts'

const dentist = {
  facts: { ...siteFactsOf(sampleCompany), name: 'Gəncə Dent' },
  ...{ domain: 'gence-dent.example', timeZone: 'Asia/Baku', currency: 'AZN' },
  administrator: { name: 'Sevda', surname: 'Həsənova', email: 'sevda@gence-dent.example', language: 'AZ' },
}

describeOnDatabase('the commands of the setup', (open) => {
  afterEach(() => setCompany())

  it('tell what goes, and set up the company of a file once', async () => {
    const services = await testServices(await open('samples'))
    const run = (...words: string[]) => runCommand(words, services, jest.fn())
    const file = path.join(services.config.dataDir, 'company.json')
    expect(await run('setup', 'preview')).toMatch(/^samples +go +stay\n.*\npeople +\d+ +0$/ms)
    await writeFile(file, JSON.stringify({ ...dentist, currency: 'manat' }))
    await expect(run('setup', 'run', file)).rejects.toThrow('currency: currencyInvalid')
    await writeFile(file, JSON.stringify(dentist))
    expect(await run('setup', 'run', file)).toMatch(
      /^Gəncə Dent is set up\. sevda@gence-dent\.example sets a password at:\nhttps?:.*#token=/,
    )
    await expect(run('setup', 'run', file)).rejects.toThrow('The company is set up already')
  })
})
