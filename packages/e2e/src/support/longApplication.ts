import { applyToJob } from '@atrium/contract/careers'
import { fillPath } from '@atrium/contract/core'
import { type ApplicationList, listApplications } from '@atrium/contract/hiring'
import type { APIRequestContext } from '@playwright/test'
import { ownApplicationPath } from '#pages/OwnApplicationPage.ts'
import { cvFile } from './cv.ts'
import { siteOrigin } from './ports.ts'

/** Applies with long words, and returns the addresses of the applicant's page and of that at the desk. HR is signed in. */
export async function longApplication(request: APIRequestContext): Promise<string[]> {
  const mark = Date.now()
  const email = `a.very.long.address.of.an.applicant.${mark}@a-long-name-of-a-domain.example.com`
  const applied = await request.post(siteOrigin + fillPath(applyToJob.path, { id: 1 }), {
    multipart: {
      ...{ first_name: 'Məhəmmədrəsulzadəəliağaoğlu', last_name: 'Константинопольская-Задунайская' },
      ...{ email, phone: '+994 50 000 00 00', job: 'Developer' },
      cv: cvFile(`${'a-long-name-without-a-space'.repeat(4)}.pdf`, String(mark)),
    },
  })
  if (!applied.ok()) throw new Error(`The application was refused: ${await applied.text()}`)
  const own = await ownApplicationPath(email)
  const list = await request.get(siteOrigin + listApplications.path)
  const { applications } = (await list.json()) as ApplicationList
  return [own, `/staff/desk/applications/${applications[0]?.id}`]
}
