export { profileSample } from './profile/samples.ts'
export { samplePassword, staffSamples, staffUserSample } from './sampleStaff.ts'
