export { profileSample } from './profile/samples.ts'
export { type StaffSample, samplePassword, staffSamples, staffUserSample } from './sampleStaff.ts'
