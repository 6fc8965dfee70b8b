import nodemailer, { type Transporter } from 'nodemailer'

/** Milliseconds. After this silence of the mail server the attempt fails. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** Creates the SMTP client for `SMTP_URL`, `smtp://user:password@host:port` or `smtps://…`. It does not connect yet. */
export const createTransport = (smtpUrl: string): Transporter =>
  nodemailer.createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
