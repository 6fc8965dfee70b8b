import type { OwnApplication } from './schema.ts'

/** An application as the page behind the applicant's link shows it. */
export const ownApplicationSample: OwnApplication = {
  reference: 'CV-7K2M-9QPX',
  position: 'Senior React developer',
  stage: 'review',
  receivedDay: '2026-11-12',
  stageDay: '2026-11-16',
  firstName: 'Günəş',
  lastName: 'Əliyeva',
  email: 'gunesh@example.com',
  newEmail: null,
  phone: '+994 50 000 00 00',
  message: '',
  cv: { name: 'Günəş CV.pdf', size: 184_320 },
  keptUntil: '2027-11-12',
  isAskedToKeep: false,
}
