/** Whether a live board is on the page and plays the events itself. */
export const telling = { live: false }
