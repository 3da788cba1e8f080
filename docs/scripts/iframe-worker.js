// Lets the search of the site work where it is opened as a file: browsers start no workers there.
// The script of the worker runs in a hidden frame instead, which speaks to the page as a worker does.
if (location.protocol === "file:") {
  window.Worker = class {
    constructor(url) {
      this.onmessage = null;
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.onload = () => this.#run(String(url));
      document.documentElement.append(this.frame);
    }

    #run(url) {
      this.frame.onload = null;
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => this.onmessage?.(new MessageEvent("message", { data }));
      const script = inside.document.createElement("script");
      script.src = new URL(url, location.href).href;
      script.onload = () => {
        this.inside = inside;
        for (const data of this.waiting.splice(0)) this.postMessage(data);
      };
      inside.document.body.append(script);
    }

    postMessage(data) {
      if (!this.inside) this.waiting.push(data);
      else this.inside.onmessage(new MessageEvent("message", { data }));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
