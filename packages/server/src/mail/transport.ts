import nodemailer, { type Transporter } from 'nodemailer'

/** Milliseconds. A mail server that says nothing for so long is tried again later. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

/** A connection by `SMTP_URL`, `smtp://user:password@host:port` or `smtps://…`. Nothing is sent yet. */
export const createTransport = (smtpUrl: string): Transporter =>
  nodemailer.createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
