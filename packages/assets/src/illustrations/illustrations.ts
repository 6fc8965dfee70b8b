import { dataAndReporting } from './dataAndReporting.ts'
import { digitalDocuments } from './digitalDocuments.ts'
import { itSupport } from './itSupport.ts'
import { managedInfrastructure } from './managedInfrastructure.ts'
import { about } from './scenes/about.ts'
import { covers } from './scenes/covers.ts'
import { security } from './security.ts'
import { type Drawing, drawingSvg } from './shapes.ts'
import { type Picture, toSvg } from './sheet.ts'
import { softwareDevelopment } from './softwareDevelopment.ts'
import { messages } from './spots/messages.ts'
import { careerReasons, homeReasons } from './spots/reasons.ts'
import { newsTopics } from './spots/topics.ts'
import { trainingAndOnboarding } from './trainingAndOnboarding.ts'
import { access } from './work/access.ts'
import { documents } from './work/documents.ts'
import { planning } from './work/planning.ts'
import { programming } from './work/programming.ts'
import { fridayReport, launch, plan } from './work/projectBlocks.ts'
import { reporting } from './work/reporting.ts'
import { servers } from './work/servers.ts'
import { support } from './work/support.ts'
import { teaching } from './work/teaching.ts'

/** The pictures of each service: people at this work for its card and its head, then one for each block of its page. */
const services: Record<string, (Drawing | Picture)[]> = {
  'project-management-office': [planning, plan, fridayReport, launch],
  'software-development': [programming, ...softwareDevelopment],
  'managed-infrastructure': [servers, ...managedInfrastructure],
  'it-support': [support, ...itSupport],
  security: [access, ...security],
  'data-and-reporting': [reporting, ...dataAndReporting],
  'digital-documents': [documents, ...digitalDocuments],
  'training-and-onboarding': [teaching, ...trainingAndOnboarding],
}

const files = (drawings: Record<string, Drawing>) =>
  Object.entries(drawings).map(([name, drawing]): [string, string] => [`${name}.svg`, drawingSvg(drawing)])

/** The files of each folder of `public/media` by their names. */
export const illustrations = (): Record<'services' | 'spots' | 'scenes', [name: string, svg: string][]> => ({
  services: Object.entries(services).flatMap(([slug, pictures]) =>
    pictures.map((picture, index): [string, string] => [
      `${slug}-${index + 1}.svg`,
      'size' in picture ? drawingSvg(picture) : toSvg(picture),
    ]),
  ),
  spots: files({ ...homeReasons, ...careerReasons, ...newsTopics, ...messages }),
  scenes: files({ ...about, ...covers }),
})
