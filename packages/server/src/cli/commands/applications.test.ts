import { runCommand } from '#cli/commands.ts'
import { applications } from '#db/schema.ts'
import { addApplicant } from '#testing/applicants.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { testServices } from '#testing/services.ts'

describeOnDatabase('the commands about everything of an applicant', (open) => {
  it('export and erase it, and tell before what they would erase', async () => {
    const services = await testServices(await open('none'))
    const { reference } = await addApplicant(services)
    const save = jest.fn()
    const run = (...words: string[]) => runCommand(['applications', ...words], services, save)
    await run('export', reference, 'all.zip')
    expect(save).toHaveBeenCalledWith('all.zip', expect.objectContaining({ length: expect.any(Number) }))
    expect(await run('erase', reference, '--dry-run')).toMatch(/^Would be removed:/)
    expect(await services.database.db.$count(applications)).toBe(1)
    expect(await run('erase', reference)).toMatch(/^Removed:/)
    expect(await services.database.db.$count(applications)).toBe(0)
  })
})
