import type { Caller } from '@atrium/contract/testing/caller'
import { type SuiteDevice, suites } from '@atrium/contract/testing/suites'
import { meetings } from '#db/schema.ts'
import { nextCode } from '#testing/authenticator.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { PasskeyDevice } from '#testing/passkeyDevice.ts'
import { serveStaff } from '#testing/staffCaller.ts'

/** The site of a server without `PUBLIC_URL`. */
const site = 'http://127.0.0.1:3000'

/** A device with a passkey of a site. */
function deviceOf(origin: string): SuiteDevice {
  const device = new PasskeyDevice()
  return {
    create: (question) => device.create(question, { origin }),
    prove: (question) => device.prove(question, { origin }),
  }
}

describeOnEachDatabase('the real server fulfils the contract', (open) => {
  let serving: Awaited<ReturnType<typeof serveStaff>>
  let admin: Caller
  let hr: Caller
  beforeAll(async () => {
    const database = await open('none')
    serving = await serveStaff(database)
    // The caller has no meetings yet, not even the samples.
    await database.db.delete(meetings)
    admin = serving.callAs('admin')
    hr = serving.callAs('hr')
  })
  afterAll(() => serving.app.close())

  const callers = {
    stranger: (path, init) => serving.callAsStranger(path, init),
    person: (path, init) => serving.call(path, init),
    hr: (path, init) => hr(path, init),
    admin: (path, init) => admin(path, init),
  } satisfies Record<string, Caller>

  describe.each(suites)('about %s', (_subject, run) =>
    run({
      ...callers,
      nextCode: (secret) => nextCode(serving, secret),
      device: deviceOf(site),
      otherDevice: deviceOf('http://caspora.evil.example'),
    }),
  )
})
