import { FileField } from '#forms/FileField.tsx'
import { FormShell } from '#forms/FormShell.tsx'

interface ImportFileProps {
  texts: {
    form: string
    file: string
    /** Below the label: what the file is for. */
    hint?: string | undefined
    chooseFile: string
    orDrop: string
    dropNow: string
    /** The types and the size that are taken. */
    note: string
    removeFile: (fileName: string) => string
  }
  /** What the file chooser offers: `.csv`. */
  accept: string
  /** A number of bytes in words. */
  formatSize: (bytes: number) => string
  /** Called with another chosen file, and with `undefined` when it is taken back. */
  onFile: (file: File | undefined) => void
}

/** The choice of a file that is read at once: nothing is submitted. */
export const ImportFile = ({ texts, accept, formatSize, onFile }: ImportFileProps) => (
  <FormShell<{ file?: File }>
    label={texts.form}
    onDraft={({ file }) => onFile(file)}
    onSubmit={() => Promise.resolve(undefined)}
  >
    <FileField
      name="file"
      label={texts.file}
      hint={texts.hint}
      accept={accept}
      chooseLabel={texts.chooseFile}
      dropLabel={texts.orDrop}
      dropActiveLabel={texts.dropNow}
      note={texts.note}
      removeLabel={texts.removeFile}
      formatSize={formatSize}
    />
  </FormShell>
)
