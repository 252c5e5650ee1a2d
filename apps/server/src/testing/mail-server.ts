import { createServer, type Socket } from "node:net";

/**
 * A mail server that speaks as much SMTP as a client with a password needs. `takes` is the only
 * password it takes.
 */
export async function startMailServer(takes: string) {
  const mails: string[] = [];
  const server = createServer((socket) => speak(socket, { takes, mails }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    urlWith: (password: string) => `smtp://morsel:${password}@127.0.0.1:${port}`,
    /** What was sent, headers and all. */
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function speak(socket: Socket, { takes, mails }: { takes: string; mails: string[] }): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: string[] | null = null;
  const isRight = (given: string) =>
    Buffer.from(given, "base64").toString().split("\0").at(-1) === takes;

  const hear = (line: string): void => {
    if (mail) {
      if (line !== ".") return void mail.push(line);
      mails.push(mail.join("\n"));
      mail = null;
      return void say("250 taken");
    }
    const [command = "", , given = ""] = line.split(" ");
    switch (command.toUpperCase()) {
      case "EHLO":
        say("250-mail.example");
        return void say("250 AUTH PLAIN");
      case "AUTH":
        return void say(isRight(given) ? "235 welcome" : "535 wrong password");
      case "DATA":
        mail = [];
        return void say("354 go on");
      case "QUIT":
        return void socket.end("221 bye\r\n");
      default:
        return void say("250 fine");
    }
  };

  let rest = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) hear(line);
  });
  socket.on("error", () => undefined);
  say("220 mail.example");
}
