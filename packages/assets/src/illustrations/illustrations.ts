import { dataAndReporting } from './dataAndReporting.ts'
import { digitalDocuments } from './digitalDocuments.ts'
import { itSupport } from './itSupport.ts'
import { managedInfrastructure } from './managedInfrastructure.ts'
import { projectManagementOffice } from './projectManagementOffice.ts'
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

/** The pictures of each service: the first for its card and its head, the others for the blocks of its page. */
const services: Record<string, Picture[]> = {
  'project-management-office': projectManagementOffice,
  'software-development': softwareDevelopment,
  'managed-infrastructure': managedInfrastructure,
  'it-support': itSupport,
  security,
  'data-and-reporting': dataAndReporting,
  'digital-documents': digitalDocuments,
  'training-and-onboarding': trainingAndOnboarding,
}

const files = (drawings: Record<string, Drawing>) =>
  Object.entries(drawings).map(([name, drawing]): [string, string] => [`${name}.svg`, drawingSvg(drawing)])

/** The files of each folder of `public/media` by their names. */
export const illustrations = (): Record<'services' | 'spots' | 'scenes', [name: string, svg: string][]> => ({
  services: Object.entries(services).flatMap(([slug, pictures]) =>
    pictures.map((picture, index): [string, string] => [`${slug}-${index + 1}.svg`, toSvg(picture)]),
  ),
  spots: files({ ...homeReasons, ...careerReasons, ...newsTopics, ...messages }),
  scenes: files({ ...about, ...covers }),
})
