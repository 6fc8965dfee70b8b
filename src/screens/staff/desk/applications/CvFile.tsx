import { CvViewer } from '@atrium/ui/hiring'

interface CvFileProps {
  name: string
  href: string
  fetchFile: () => Promise<ArrayBuffer>
}

/** The pages of a CV. */
export const CvFile = ({ fetchFile, ...file }: CvFileProps) => <CvViewer {...file} load={fetchFile} />
