export { profileSample } from './profile/samples.ts'
export { samplePassword, staffSamples, staffUserSample, type StaffSample } from './sampleStaff.ts'
