import { cvFile } from '#support/cv.ts'
import { expect, test } from '#support/test.ts'

const applicant = {
  firstName: 'Leyla',
  lastName: 'Məmmədova',
  email: 'leyla@example.com',
  phone: '+994 55 000 00 00',
}

test('an empty form shows an error at each field and focuses the first', async ({
  page,
  applicationPage,
}) => {
  await applicationPage.openGeneral()
  await applicationPage.submit.click()
  for (const message of [
    'Name is required',
    'Surname is required',
    'Email is required',
    'Phone number is required',
    'Message is required',
    'File upload is required',
  ])
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(applicationPage.field('firstName')).toBeFocused()
  await expect(applicationPage.field('firstName')).toHaveAccessibleDescription(/Name is required/)
  await applicationPage.field('firstName').fill('Leyla')
  await expect(page.getByText('Name is required', { exact: true })).toBeHidden()
})

test('a CV that is too large is not sent, and a program with the extension of a PDF is rejected at the field', async ({
  page,
  applicationPage,
}) => {
  await applicationPage.openFor(1)
  let isSent = false
  page.on('request', (request) => {
    isSent ||= request.method() === 'POST'
  })
  await applicationPage.fill(applicant)
  await applicationPage.cv.setInputFiles({
    ...cvFile('big.pdf'),
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'x'),
  })
  await applicationPage.submit.click()
  await expect(page.getByText('This file is larger than 10 MB')).toBeVisible()
  expect(isSent).toBe(false)

  await applicationPage.cv.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0090 this is no PDF at all'),
  })
  await applicationPage.submit.click()
  await expect(page.getByText('The content of this file doesn’t match its name')).toBeVisible()
  await expect(applicationPage.field('firstName')).toHaveValue('Leyla')
})

test('the upload shows its progress', { tag: '@chromium' }, async ({ page, applicationPage }) => {
  const network = await page.context().newCDPSession(page)
  await applicationPage.openFor(1)
  await applicationPage.fill({ ...applicant, email: `slow.${Date.now()}@example.com` })
  const pdf = cvFile('slow.pdf')
  const buffer = Buffer.concat([
    pdf.buffer,
    Buffer.alloc(600_000, '% padding\n'),
    Buffer.from(String(Date.now())),
  ])
  await applicationPage.cv.setInputFiles({ ...pdf, buffer })
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 300_000,
  })
  await applicationPage.submit.click()
  await expect(page.getByRole('progressbar', { name: 'Uploading the file' })).toBeVisible()
  await expect(applicationPage.receipt).toBeVisible()
})

test('a file that is dropped next to the field opens nothing, and typed values are restored after a reload', async ({
  page,
  applicationPage,
}) => {
  await applicationPage.openFor(1)
  await applicationPage.fill(applicant)
  const isTaken = await page.getByRole('heading', { level: 1 }).evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['%PDF-1.4'], 'cv.pdf'))
    return !element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  })
  expect(isTaken).toBe(true)
  await page.reload()
  await expect(applicationPage.field('lastName')).toHaveValue('Məmmədova')
})
