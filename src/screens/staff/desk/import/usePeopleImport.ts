import { type FileEncoding, limits, type Separator, separatorOf, textIn } from '@atrium/contract/core'
import type { ImportPreview } from '@atrium/contract/people'
import { useEffect, useRef, useState } from 'react'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useImportPeopleMutation } from '#api/peopleApi.ts'
import { useSessionRenewed } from '#hooks/useCallFailure.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { type FileProblem, type Reading, readCsvFile } from './readCsvFile.ts'

/** How far the import of one file has come. */
export type ImportStep =
  | { name: 'choose'; problem?: FileProblem | undefined }
  | { name: 'reading' }
  | { name: 'encoding'; readings: readonly Reading[]; pick: (encoding: FileEncoding) => void }
  | { name: 'failed'; failure: CallFailure; retry: () => void }
  | {
      name: 'preview'
      preview: ImportPreview
      /** The records have changed since an earlier preview, so nothing was written. */
      hasChanged: boolean
      isWriting: boolean
      /** Why the last attempt to write failed. */
      failure?: CallFailure | undefined
      write: () => void
    }
  | { name: 'done'; count: number }

/** How the chosen file is read. */
export interface ReadFile {
  encoding: FileEncoding
  separator: Separator
  /** Reads the file in another encoding. */
  readIn: (encoding: FileEncoding) => void
}

/** The import of people: a chosen file is previewed at once, and written when the person confirms. */
export function usePeopleImport() {
  const [step, setStep] = useState<ImportStep>({ name: 'choose' })
  const [file, setFile] = useState<ReadFile>()
  const [send] = useImportPeopleMutation()
  const { language } = useLanguage()
  /** Counts the chosen files: an answer about an earlier one is dropped. */
  const round = useRef(0)
  const shown = useRef<string>(undefined)

  const look = async (csv: string, hasChanged = false) => {
    const own = round.current
    const show = (next: ImportStep) => own === round.current && setStep(next)
    shown.current = csv
    show({ name: 'reading' })
    try {
      const preview = await send({ csv, isDryRun: true }).unwrap()
      const write = () => void writePreview(csv, preview)
      show({ name: 'preview', preview, hasChanged, isWriting: false, write })
    } catch (error) {
      show({ name: 'failed', failure: parseApiError(error), retry: () => void look(csv, hasChanged) })
    }
  }

  const writePreview = async (csv: string, preview: ImportPreview) => {
    const own = round.current
    const change = (parts: Partial<Extract<ImportStep, { name: 'preview' }>>) =>
      setStep((now) => (own === round.current && now.name === 'preview' ? { ...now, ...parts } : now))
    change({ isWriting: true, failure: undefined })
    try {
      const { added, changed } = await send({
        csv,
        isDryRun: false,
        fingerprint: preview.fingerprint,
      }).unwrap()
      if (own !== round.current) return
      shown.current = undefined
      setStep({ name: 'done', count: added + changed })
    } catch (error) {
      const failure = parseApiError(error)
      if ((error as { status?: unknown }).status === 409 && own === round.current) void look(csv, true)
      else change({ isWriting: false, hasChanged: false, failure })
    }
  }

  const read = (bytes: Uint8Array, encoding: FileEncoding) => {
    round.current += 1
    shown.current = undefined
    const csv = textIn(encoding, bytes)
    setFile({ encoding, separator: separatorOf(csv), readIn: (other) => read(bytes, other) })
    if (csv.includes('\0')) setStep({ name: 'choose', problem: 'notText' })
    // Letters beyond ASCII take more bytes in the call than in some files.
    else if (new Blob([csv]).size > limits.importBytes) setStep({ name: 'choose', problem: 'tooLarge' })
    else void look(csv)
  }

  const choose = async (chosen: File | undefined) => {
    round.current += 1
    shown.current = undefined
    const own = round.current
    setFile(undefined)
    setStep(chosen ? { name: 'reading' } : { name: 'choose' })
    if (!chosen) return
    const found = await readCsvFile(chosen)
    if (own !== round.current) return
    if ('problem' in found) setStep({ name: 'choose', problem: found.problem })
    else if ('encoding' in found) read(found.bytes, found.encoding)
    else {
      const pick = (encoding: FileEncoding) => read(found.bytes, encoding)
      setStep({ name: 'encoding', readings: found.readings, pick })
    }
  }

  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  })
  const before = useRef(language)
  useEffect(() => {
    // The texts of the faults come from the server.
    if (before.current !== language && shown.current !== undefined) void latest.current(shown.current)
    before.current = language
  }, [language])

  useSessionRenewed(() => {
    if (step.name === 'failed' && step.failure.reason === 'session') step.retry()
    if (step.name === 'preview' && step.failure?.reason === 'session')
      setStep({ ...step, failure: undefined })
  })

  return { step, file, choose }
}
