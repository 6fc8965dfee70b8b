import { about } from './scenes/about.ts'
import { covers } from './scenes/covers.ts'
import { type Drawing, drawingSvg } from './shapes.ts'
import { messages } from './spots/messages.ts'
import { careerReasons, homeReasons } from './spots/reasons.ts'
import { newsTopics } from './spots/topics.ts'
import { access } from './work/access.ts'
import { answer, nightDuty, promisedTimes, visit } from './work/careBlocks.ts'
import { dictionary, store } from './work/dataBlocks.ts'
import { documents } from './work/documents.ts'
import { inventory, vault } from './work/infrastructureBlocks.ts'
import { guide, suspiciousMail } from './work/learningBlocks.ts'
import { partnersJoin, route } from './work/paperBlocks.ts'
import { planning } from './work/planning.ts'
import { firstWeeks, lesson } from './work/practiceBlocks.ts'
import { programming } from './work/programming.ts'
import { fridayReport, launch, plan } from './work/projectBlocks.ts'
import { reporting } from './work/reporting.ts'
import { onPhone, signing } from './work/screenBlocks.ts'
import { doors, inspection } from './work/securityBlocks.ts'
import { servers } from './work/servers.ts'
import { support } from './work/support.ts'
import { connected, firstVersion, handover } from './work/systemBlocks.ts'
import { teaching } from './work/teaching.ts'

/** The pictures of each service: people at this work for its card and its head, then one for each block of its page. */
const services: Record<string, Drawing[]> = {
  'project-management-office': [planning, plan, fridayReport, launch],
  'software-development': [programming, firstVersion, connected, handover],
  'managed-infrastructure': [servers, inventory, nightDuty, vault],
  'it-support': [support, answer, promisedTimes, visit],
  security: [access, inspection, doors, suspiciousMail],
  'data-and-reporting': [reporting, dictionary, store, onPhone],
  'digital-documents': [documents, route, signing, partnersJoin],
  'training-and-onboarding': [teaching, lesson, guide, firstWeeks],
}

const files = (drawings: Record<string, Drawing>) =>
  Object.entries(drawings).map(([name, drawing]): [string, string] => [`${name}.svg`, drawingSvg(drawing)])

/** The files of each folder of `public/media` by their names. */
export const illustrations = (): Record<'services' | 'spots' | 'scenes', [name: string, svg: string][]> => ({
  services: Object.entries(services).flatMap(([slug, pictures]) =>
    pictures.map((picture, index): [string, string] => [`${slug}-${index + 1}.svg`, drawingSvg(picture)]),
  ),
  spots: files({ ...homeReasons, ...careerReasons, ...newsTopics, ...messages }),
  scenes: files({ ...about, ...covers }),
})
