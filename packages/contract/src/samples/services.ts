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

/** Each service in the form of `GET /service_details/{id}`, in the order of the list. */
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

/** The form of `GET /service_details/`: without the blocks, which the list does not show. */
export const serviceListSamples: Service[] = serviceSamples.map((service) => ({
  ...service,
  AZ: withoutBlocks(service.AZ),
  EN: withoutBlocks(service.EN),
  RU: withoutBlocks(service.RU),
}))

function withoutBlocks(text: ServiceText): ServiceText {
  return { ...text, DetailHeads: [], DetailTexts: [], DetailTexts2: [] }
}
