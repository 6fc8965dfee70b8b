export { readWaitingCvs } from './cvText/cvTexts.service.ts'
export { startCvTextWorker } from './cvText/cvTextWorker.ts'
export { hireCandidate } from './hire.service.ts'
export { trackInterviews } from './interviews/trackInterviews.service.ts'
