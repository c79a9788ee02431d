const mostTries = 4;

/** Sends a file again while a busy machine refuses to check it, as its sender would. */
export async function sendWhileBusy(send: () => Promise<Response>): Promise<Response> {
  let answer = await send();
  for (let tries = 1; answer.status === 503 && tries < mostTries; tries += 1) answer = await send();
  return answer;
}
