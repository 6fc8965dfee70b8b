import type { Language } from '#language.ts'
import type { Service, ServiceText } from '#services.ts'
import { dataAndReporting } from './services/dataAndReporting.ts'
import { digitalDocuments } from './services/digitalDocuments.ts'
import { itSupport } from './services/itSupport.ts'
import { managedInfrastructure } from './services/managedInfrastructure.ts'
import { projectManagementOffice } from './services/projectManagementOffice.ts'
import { security } from './services/security.ts'
import { softwareDevelopment } from './services/softwareDevelopment.ts'
import { trainingAndOnboarding } from './services/trainingAndOnboarding.ts'

/** As `GET /service_details/{id}` answers each, in the order of the list. */
export const serviceSamples: (Service & Record<Language, ServiceText>)[] = [
  projectManagementOffice,
  softwareDevelopment,
  managedInfrastructure,
  itSupport,
  security,
  dataAndReporting,
  digitalDocuments,
  trainingAndOnboarding,
]

/** As `GET /service_details/` answers: the list has no use for what stands in the blocks of a service's page. */
export const serviceListSamples: Service[] = serviceSamples.map((service) => ({
  ...service,
  AZ: withoutBlocks(service.AZ),
  EN: withoutBlocks(service.EN),
  RU: withoutBlocks(service.RU),
}))

function withoutBlocks(text: ServiceText): ServiceText {
  return { ...text, DetailHeads: [], DetailTexts: [], DetailTexts2: [] }
}
