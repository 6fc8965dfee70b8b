/** The properties of a file that are validated; the `File` of a browser fits. */
export interface CvFile {
  name: string
  /** Bytes. */
  size: number
}

interface Applicant<File extends CvFile> {
  first_name: string
  last_name: string
  email: string
  phone: string
  cv: File
}

/**
 * An application to one vacancy (spec 7, Apply to vacancy). `job` is the name of the position as the applicant read
 * it.
 */
export interface VacancyApplication<File extends CvFile = CvFile> extends Applicant<File> {
  job: string
}

/** An application without a vacancy (spec 7, General application). */
export interface GeneralApplication<File extends CvFile = CvFile> extends Applicant<File> {
  message: string
}
