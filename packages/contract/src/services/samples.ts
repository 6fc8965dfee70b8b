import type { Language } from '#core/language.ts'
import { dataAndReporting } from '#services/samples/dataAndReporting.ts'
import { digitalDocuments } from '#services/samples/digitalDocuments.ts'
import { itSupport } from '#services/samples/itSupport.ts'
import { managedInfrastructure } from '#services/samples/managedInfrastructure.ts'
import { projectManagementOffice } from '#services/samples/projectManagementOffice.ts'
import { security } from '#services/samples/security.ts'
import { softwareDevelopment } from '#services/samples/softwareDevelopment.ts'
import { trainingAndOnboarding } from '#services/samples/trainingAndOnboarding.ts'
import type { Service, ServiceText } from './schema.ts'

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
