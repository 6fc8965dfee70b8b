import { limits } from '@atrium/contract/core'
import { type TextFile, type TextPreview, textFiles } from '@atrium/contract/translations'
import { Button, Message, OutcomeNote } from '@atrium/ui'
import { DeskActions, DeskSection } from '@atrium/ui/desk'
import { DataTable, initialTableState, type TableColumn, textColumn } from '@atrium/ui/table'
import { TextFileField } from '@atrium/ui/translations'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseApiError } from '#api/parseApiError.ts'
import { useExportTextsMutation, useImportTextsMutation } from '#api/translationsDeskApi.ts'
import { saveFile } from '#hooks/saveFile.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

/** All texts as files for translators, and their way back: a preview first. */
export function FilesPart() {
  const { t } = useTranslation('translations')
  const { textOf } = useFailureTexts('common:failure')
  const [load, { isLoading, error, originalArgs }] = useExportTextsMutation()
  const { chosen, choose, write, busy, outcome, failure } = useTextImport()
  const download = async (file: TextFile) => {
    const { data } = await load(file)
    // The mark of UTF-8 is lost when the answer is read as a text.
    if (data !== undefined) saveFile(new Blob([`\uFEFF${data}`], { type: 'text/plain;charset=utf-8' }), file)
  }
  return (
    <DeskSection heading={t('files.heading')} text={t('files.text')}>
      <DeskActions>
        {textFiles.map((file) => (
          <Button
            key={file}
            variant="outline"
            size="sm"
            isLoading={isLoading && originalArgs === file}
            loadingLabel={t('files.downloading')}
            onClick={() => download(file)}
          >
            {t(`files.download.${file.replace('.', '_') as 'texts_csv'}`)}
          </Button>
        ))}
      </DeskActions>
      {error && (
        <Message
          variant="banner"
          tone="danger"
          heading={t('files.downloadFailed')}
          text={textOf(parseApiError(error))}
        />
      )}
      <OutcomeNote outcome={outcome} />
      <TextFileField key={outcome?.text} onFile={choose} />
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      {chosen && 'problem' in chosen && (
        <Message variant="banner" tone="danger" heading={t(`files.problems.${chosen.problem}`)} />
      )}
      {chosen && 'preview' in chosen && (
        <Preview preview={chosen.preview} isBusy={busy === 'write'} onWrite={() => write(chosen)} />
      )}
    </DeskSection>
  )
}

type Chosen = { problem: 'tooLarge' | 'notText' } | { content: string; preview: TextPreview }

/** The import of one file after the other. */
function useTextImport() {
  const { t } = useTranslation('translations')
  const [send] = useImportTextsMutation()
  const [chosen, setChosen] = useState<Chosen>()
  const { act, ...mutation } = useMutationToast<'look' | 'write'>('translations:failure')
  const look = (content: string) =>
    act(
      'look',
      async () => setChosen({ content, preview: await send({ text: content, isDryRun: true }).unwrap() }),
      undefined,
    )
  const choose = async (file: File | undefined) => {
    setChosen(undefined)
    if (!file) return
    if (file.size > limits.textFileBytes) return setChosen({ problem: 'tooLarge' })
    try {
      void look(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()))
    } catch {
      setChosen({ problem: 'notText' })
    }
  }
  const write = async ({
    content,
    preview: { fingerprint, changed },
  }: Extract<Chosen, { content: string }>) => {
    const change = async () => {
      await send({ text: content, isDryRun: false, fingerprint }).unwrap()
      setChosen(undefined)
    }
    const failed = await act('write', change, t('files.imported', { count: changed }))
    // Somebody has changed texts since the preview.
    if (failed?.reason === 'refused') void look(content)
  }
  return { chosen, choose, write, ...mutation }
}

interface PreviewProps {
  preview: TextPreview
  isBusy: boolean
  onWrite: () => void
}

type Change = TextPreview['changes'][number]
type Fault = TextPreview['faults'][number] & { id: string }

/** What a file would change, or what is wrong with it. */
function Preview({ preview, isBusy, onWrite }: PreviewProps) {
  const { t } = useTranslation('translations')
  const { faults, faultCount, changes, changed, same } = preview
  const [state, setState] = useState(initialTableState)
  const shared = {
    state,
    onStateChange: setState,
    loadingLabel: t('loading'),
    empty: { heading: t('empty') },
  }
  const changeColumns = useMemo(
    (): readonly TableColumn<Change>[] => [
      textColumn(({ namespace, key }) => `${namespace}:${key}`, {
        id: 'key',
        header: t('key'),
        primary: true,
      }),
      textColumn(({ language }) => language, { id: 'language', header: t('files.language'), width: 5 }),
      textColumn(({ before }) => before, { id: 'before', header: t('files.before'), width: 18 }),
      textColumn(({ after }) => after, { id: 'after', header: t('files.after'), width: 18 }),
    ],
    [t],
  )
  const faultColumns = useMemo(
    (): readonly TableColumn<Fault>[] => [
      { id: 'line', header: t('files.line'), width: 5, align: 'end', cell: ({ line }) => String(line || '') },
      textColumn(({ namespace, key }) => [namespace, key].filter(Boolean).join(':'), {
        ...{ id: 'key', header: t('key'), width: 14 },
      }),
      textColumn(({ text }) => text, { id: 'fault', header: t('files.fault'), width: 24, primary: true }),
    ],
    [t],
  )
  const faultRows = useMemo(() => faults.map((fault, place) => ({ ...fault, id: String(place) })), [faults])
  if (faultCount > 0)
    return (
      <>
        <Message
          variant="banner"
          tone="warning"
          heading={t('files.faults', { count: faultCount })}
          text={t('files.faultsText')}
        />
        <DataTable
          label={t('files.faultTable')}
          rows={faultRows}
          columns={faultColumns}
          rowId={({ id }) => id}
          rowName={({ line }) => String(line)}
          {...shared}
        />
      </>
    )
  return (
    <>
      <Message
        variant="banner"
        tone="info"
        heading={t('files.changes', { count: changed })}
        text={t('files.same', { count: same })}
      />
      {changed > 0 && (
        <>
          <DeskActions>
            <Button isLoading={isBusy} loadingLabel={t('files.importing')} onClick={onWrite}>
              {t('files.write', { count: changed })}
            </Button>
          </DeskActions>
          <DataTable
            label={t('files.changeTable')}
            rows={changes}
            columns={changeColumns}
            rowId={({ language, namespace, key }) => `${language} ${namespace}:${key}`}
            rowName={({ key }) => key}
            {...shared}
          />
        </>
      )}
    </>
  )
}
