import { openStages, type Stage } from '#hiring/rules.ts'

/** Whether the applicant may withdraw: while no decision has been made. */
export const canWithdraw = (stage: Stage): boolean => openStages.includes(stage)

/** Whether the applicant may correct contact data and replace the CV. */
export const canCorrect = (stage: Stage): boolean => stage !== 'withdrawn' && stage !== 'hired'
